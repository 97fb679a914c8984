// Generated from components.toml by `python -m ludarium.games.yami.page`.

/** A mission token on its cell; `turn` counts quarters clockwise. */
export interface Laid {
  token: number;
  cell: string;
  turn: number;
  night: boolean;
}
export interface Mission {
  region: string;
  board: 'forest' | 'lake';
  tokens: Laid[];
  fog: { cell: string; colour: string }[];
  whirlpools: string[];
  magic: string[];
}
/** A mission on a kingdom map, with the reward for completing it. */
export interface Place {
  mission: number;
  links: number[];
  envelope: string | null;
  power: number;
  sites: number;
  vine: number | null;
}
/** `phases` are the divisions of the lunar track at which the four moons rise. */
export interface Sheet {
  divisions: number;
  phases: number[];
  places: Place[];
}

/** The images of a tile, in the order of their letters. */
export const TILES: Readonly<Record<string, string[]>> = {
  r1: ["#"],
  r2: ["##","#/#"],
  r3: ["###","#/#/#"],
  r4: ["####","#/#/#/#"],
  r5: ["#../#../###","###/#../#..","###/..#/..#","..#/..#/###"],
  r6: ["#.../#.../####","###/#../#../#..","####/...#/...#","..#/..#/..#/###","...#/...#/####","#../#../#../###","####/#.../#...","###/..#/..#/..#"],
  r7: ["#.../#.../#.../####","####/#.../#.../#...","####/...#/...#/...#","...#/...#/...#/####"],
  o1: ["#"],
  o2: ["##","#/#"],
  o3: ["#./##","##/#.","##/.#",".#/##"],
  o4: ["#../###","##/#./#.","###/..#",".#/.#/##","..#/###","#./#./##","###/#..","##/.#/.#"],
  o5: ["#.../####","##/#./#./#.","####/...#",".#/.#/.#/##","...#/####","#./#./#./##","####/#...","##/.#/.#/.#"],
  o6: ["#..../#####","##/#./#./#./#.","#####/....#",".#/.#/.#/.#/##","....#/#####","#./#./#./#./##","#####/#....","##/.#/.#/.#/.#"],
  o7: ["###/#.#/##.","###/#.#/.##",".##/#.#/###","##./#.#/###"],
  g1: ["#"],
  g2: ["##","#/#"],
  g3: ["#./##","##/#.","##/.#",".#/##"],
  g4: ["##./.##",".#/##/#.",".##/##.","#./##/.#"],
  g5: ["#.#/###","##/#./##","###/#.#","##/.#/##"],
  g6: ["###/#../##.","###/#.#/..#",".##/..#/###","#../#.#/###","###/..#/.##","..#/#.#/###","##./#../###","###/#.#/#.."],
  g7: ["#.#/###/#.#","###/.#./###"],
  b1: ["#"],
  b2: ["##","#/#"],
  b3: ["###","#/#/#"],
  b4: ["##/##"],
  b5: [".#../####","#./##/#./#.","####/..#.",".#/.#/##/.#","..#./####","#./#./##/#.","####/.#..",".#/##/.#/.#"],
  b6: ["#..#/####","##/#./#./##","####/#..#","##/.#/.#/##"],
  b7: ["#...#/#####","##/#./#./#./##","#####/#...#","##/.#/.#/.#/##"],
  p1: ["#"],
  p2: ["##","#/#"],
  p3: ["#./##","##/#.","##/.#",".#/##"],
  p4: ["###/.#.",".#/##/.#",".#./###","#./##/#."],
  p5: ["#../##./.##",".##/##./#..","##./.##/..#","..#/.##/##."],
  p6: ["##../.##./..##","..#/.##/##./#..","..##/.##./##..","#../##./.##/..#"],
  p7: ["#.../##../.##./..##","..##/.##./##../#...","##../.##./..##/...#","...#/..##/.##./##.."],
};

export const TOKENS: Readonly<Record<string, { height: number; width: number; day: string; night: string }>> = {
  1: {"height":1,"width":1,"day":". . . .","night":"R . . ."},
  2: {"height":1,"width":1,"day":". . B .","night":". . B ≥4"},
  3: {"height":1,"width":1,"day":"P . . .","night":"P . G ."},
  4: {"height":1,"width":1,"day":"≥4 . . .","night":"≥5 . . R"},
  5: {"height":1,"width":1,"day":". O . .","night":". O . B"},
  6: {"height":1,"width":1,"day":"@ . . .","night":"@ . ≥4 ."},
  7: {"height":1,"width":1,"day":"R . B .","night":"R . B ≥4"},
  8: {"height":1,"width":1,"day":"G . . .","night":"G . . @"},
  9: {"height":1,"width":1,"day":"B . G .","night":"B . G P"},
  10: {"height":1,"width":1,"day":". ≥5 . .","night":". ≥6 . O"},
  11: {"height":1,"width":1,"day":"O . P .","night":"O ≤4 P ."},
  12: {"height":1,"width":1,"day":"≥5 . ≤4 .","night":"≥6 . ≤3 ."},
  13: {"height":1,"width":1,"day":"≤4 . . .","night":"≤3 . . ."},
  14: {"height":1,"width":1,"day":"@ . R .","night":"@ . R ≥4"},
  15: {"height":1,"width":2,"day":"R . . B . .","night":"R . @ B . ."},
  16: {"height":1,"width":2,"day":". . ≤4 . . G","night":". . ≤3 . . G"},
  17: {"height":1,"width":2,"day":". O . . . .","night":". O . . P ."},
  18: {"height":1,"width":2,"day":". . @ . . ≥5","night":"R . @ . . ≥5"},
  19: {"height":1,"width":2,"day":"G . . B . .","night":"G . . B . ≤4"},
  20: {"height":1,"width":2,"day":". @ . . R .","night":". @ . . R ≥5"},
  21: {"height":2,"width":2,"day":"O . . . . ≤4 . .","night":"O . . . P ≤3 . ."},
  22: {"height":2,"width":2,"day":"P . . ≥5 . . . .","night":"P . . ≥6 . . . ."},
  23: {"height":1,"width":3,"day":". B . . . R . .","night":". B . @ . R . ."},
  24: {"height":1,"width":3,"day":". G . . . . @ .","night":"O G . . . . @ ."},
  25: {"height":1,"width":1,"day":"R . . .","night":"R . ≥4 ."},
  26: {"height":1,"width":1,"day":"O . . .","night":"O . ≥3 ."},
  27: {"height":1,"width":1,"day":"G . . .","night":"G . ≤5 ."},
  28: {"height":1,"width":1,"day":"B . . .","night":"B . ≥3 ."},
  29: {"height":1,"width":1,"day":"P . . .","night":"P . @ ."},
  30: {"height":2,"width":2,"day":". ≥5 . P . ≤4 @ .","night":"@ ≥6 . P . ≤4 @ ."},
};

export const MISSIONS: Readonly<Record<string, Mission>> = {
  1: {"region":"training","board":"forest","tokens":[{"token":5,"cell":"53","turn":0,"night":false},{"token":9,"cell":"57","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  2: {"region":"training","board":"forest","tokens":[{"token":3,"cell":"37","turn":0,"night":false},{"token":7,"cell":"74","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  3: {"region":"forest","board":"forest","tokens":[{"token":1,"cell":"34","turn":0,"night":false},{"token":4,"cell":"55","turn":0,"night":false},{"token":8,"cell":"85","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  4: {"region":"forest","board":"forest","tokens":[{"token":6,"cell":"44","turn":0,"night":false},{"token":10,"cell":"67","turn":0,"night":false},{"token":1,"cell":"84","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  5: {"region":"forest","board":"forest","tokens":[{"token":13,"cell":"36","turn":0,"night":false},{"token":17,"cell":"64","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  6: {"region":"forest","board":"forest","tokens":[{"token":14,"cell":"58","turn":0,"night":false},{"token":16,"cell":"45","turn":1,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  7: {"region":"forest","board":"forest","tokens":[{"token":11,"cell":"24","turn":0,"night":false},{"token":12,"cell":"56","turn":0,"night":false},{"token":1,"cell":"85","turn":0,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  8: {"region":"forest","board":"forest","tokens":[{"token":25,"cell":"64","turn":3,"night":false},{"token":3,"cell":"86","turn":2,"night":false},{"token":20,"cell":"56","turn":1,"night":false}],"fog":[],"whirlpools":[],"magic":[]},
  9: {"region":"infected-forest","board":"forest","tokens":[{"token":8,"cell":"44","turn":0,"night":false},{"token":5,"cell":"76","turn":0,"night":false}],"fog":[{"cell":"34","colour":"red"},{"cell":"86","colour":"blue"}],"whirlpools":[],"magic":[]},
  10: {"region":"infected-forest","board":"forest","tokens":[{"token":19,"cell":"44","turn":0,"night":false},{"token":10,"cell":"76","turn":0,"night":false}],"fog":[{"cell":"43","colour":"orange"},{"cell":"66","colour":"purple"},{"cell":"75","colour":"red"}],"whirlpools":[],"magic":[]},
  11: {"region":"infected-forest","board":"forest","tokens":[{"token":4,"cell":"43","turn":0,"night":false},{"token":7,"cell":"66","turn":0,"night":false}],"fog":[{"cell":"33","colour":"green"},{"cell":"67","colour":"orange"},{"cell":"53","colour":"purple"}],"whirlpools":[],"magic":[]},
  12: {"region":"infected-forest","board":"forest","tokens":[{"token":16,"cell":"53","turn":2,"night":false},{"token":14,"cell":"85","turn":0,"night":false},{"token":8,"cell":"66","turn":0,"night":false}],"fog":[{"cell":"86","colour":"green"},{"cell":"76","colour":"purple"},{"cell":"67","colour":"red"},{"cell":"44","colour":"orange"}],"whirlpools":[],"magic":[]},
  13: {"region":"infected-forest","board":"forest","tokens":[{"token":26,"cell":"37","turn":1,"night":false},{"token":24,"cell":"65","turn":3,"night":false},{"token":15,"cell":"43","turn":2,"night":false}],"fog":[{"cell":"42","colour":"orange"},{"cell":"64","colour":"red"},{"cell":"66","colour":"green"},{"cell":"53","colour":"blue"}],"whirlpools":[],"magic":[]},
  14: {"region":"lake","board":"lake","tokens":[{"token":9,"cell":"44","turn":0,"night":false},{"token":1,"cell":"66","turn":0,"night":false}],"fog":[],"whirlpools":["34"],"magic":[]},
  15: {"region":"lake","board":"lake","tokens":[{"token":17,"cell":"44","turn":0,"night":false},{"token":6,"cell":"66","turn":0,"night":false},{"token":2,"cell":"84","turn":0,"night":false}],"fog":[],"whirlpools":["34","67"],"magic":[]},
  16: {"region":"lake","board":"lake","tokens":[{"token":23,"cell":"44","turn":0,"night":false},{"token":17,"cell":"75","turn":0,"night":false}],"fog":[],"whirlpools":["55","85","33"],"magic":[]},
  17: {"region":"lake","board":"lake","tokens":[{"token":21,"cell":"45","turn":1,"night":false},{"token":19,"cell":"76","turn":0,"night":false}],"fog":[],"whirlpools":["54","66","24","25","38","85","88"],"magic":[]},
  18: {"region":"lake","board":"lake","tokens":[{"token":27,"cell":"55","turn":3,"night":false},{"token":18,"cell":"67","turn":0,"night":false},{"token":2,"cell":"48","turn":1,"night":false}],"fog":[],"whirlpools":["65","56"],"magic":[]},
  19: {"region":"ruins","board":"forest","tokens":[{"token":22,"cell":"77","turn":1,"night":false},{"token":12,"cell":"46","turn":0,"night":false},{"token":13,"cell":"66","turn":3,"night":false}],"fog":[],"whirlpools":[],"magic":["67","89"]},
  20: {"region":"ruins","board":"forest","tokens":[{"token":28,"cell":"47","turn":2,"night":false},{"token":23,"cell":"44","turn":3,"night":false},{"token":10,"cell":"67","turn":2,"night":false}],"fog":[],"whirlpools":[],"magic":["43","48","68"]},
  21: {"region":"ruins","board":"forest","tokens":[{"token":29,"cell":"97","turn":3,"night":true},{"token":8,"cell":"74","turn":3,"night":true},{"token":18,"cell":"67","turn":3,"night":true}],"fog":[{"cell":"64","colour":"orange"},{"cell":"75","colour":"purple"}],"whirlpools":[],"magic":["78","66"]},
  22: {"region":"heart","board":"forest","tokens":[{"token":30,"cell":"55","turn":0,"night":true},{"token":25,"cell":"44","turn":0,"night":false},{"token":26,"cell":"47","turn":0,"night":false},{"token":27,"cell":"77","turn":2,"night":false},{"token":28,"cell":"74","turn":2,"night":false}],"fog":[{"cell":"54","colour":"blue"},{"cell":"57","colour":"red"}],"whirlpools":[],"magic":[]},
};

export const SHEETS: Readonly<Record<string, Sheet>> = {
  normal: {"divisions":24,"phases":[6,12,18,24],"places":[{"mission":1,"links":[2],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":2,"links":[1,3,4,5],"envelope":"A","power":2,"sites":1,"vine":null},{"mission":3,"links":[2,6,9],"envelope":null,"power":1,"sites":0,"vine":null},{"mission":4,"links":[2,6,7],"envelope":"B","power":0,"sites":0,"vine":null},{"mission":5,"links":[2,7,14],"envelope":null,"power":0,"sites":1,"vine":null},{"mission":6,"links":[3,4,8],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":7,"links":[4,5,8],"envelope":"C","power":0,"sites":0,"vine":null},{"mission":8,"links":[6,7,19],"envelope":null,"power":0,"sites":0,"vine":25},{"mission":9,"links":[3,10,11],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":10,"links":[9,12],"envelope":"D","power":0,"sites":0,"vine":null},{"mission":11,"links":[9,12],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":12,"links":[10,11,13],"envelope":null,"power":1,"sites":0,"vine":null},{"mission":13,"links":[12,19,20],"envelope":null,"power":0,"sites":0,"vine":26},{"mission":14,"links":[5,15,16],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":15,"links":[14,17],"envelope":null,"power":0,"sites":1,"vine":null},{"mission":16,"links":[14,17],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":17,"links":[15,16,18],"envelope":null,"power":1,"sites":0,"vine":null},{"mission":18,"links":[17,19,21],"envelope":null,"power":0,"sites":0,"vine":27},{"mission":19,"links":[8,13,18,20,21,22],"envelope":"E","power":0,"sites":0,"vine":null},{"mission":20,"links":[13,19,22],"envelope":null,"power":0,"sites":0,"vine":28},{"mission":21,"links":[18,19,22],"envelope":null,"power":0,"sites":0,"vine":29},{"mission":22,"links":[19,20,21],"envelope":null,"power":0,"sites":0,"vine":null}]},
  harder: {"divisions":20,"phases":[5,10,15,20],"places":[{"mission":1,"links":[2],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":2,"links":[1,3,5],"envelope":"A","power":2,"sites":1,"vine":null},{"mission":3,"links":[2,4,9],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":4,"links":[3,6],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":5,"links":[2,7,14],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":6,"links":[4,8],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":7,"links":[5],"envelope":"B","power":0,"sites":0,"vine":null},{"mission":8,"links":[6,20],"envelope":"C","power":0,"sites":0,"vine":null},{"mission":9,"links":[3,11],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":10,"links":[11,12],"envelope":"D","power":0,"sites":0,"vine":null},{"mission":11,"links":[9,10],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":12,"links":[10,13],"envelope":null,"power":1,"sites":0,"vine":null},{"mission":13,"links":[12,19],"envelope":null,"power":0,"sites":0,"vine":26},{"mission":14,"links":[5,16],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":15,"links":[16,17],"envelope":null,"power":0,"sites":1,"vine":null},{"mission":16,"links":[14,15],"envelope":"E","power":0,"sites":0,"vine":null},{"mission":17,"links":[15,18],"envelope":null,"power":1,"sites":0,"vine":null},{"mission":18,"links":[17,19],"envelope":null,"power":0,"sites":0,"vine":27},{"mission":19,"links":[13,18,20,21],"envelope":null,"power":0,"sites":0,"vine":null},{"mission":20,"links":[8,19,22],"envelope":null,"power":0,"sites":0,"vine":28},{"mission":21,"links":[19,22],"envelope":null,"power":0,"sites":0,"vine":29},{"mission":22,"links":[20,21],"envelope":null,"power":0,"sites":0,"vine":null}]},
};
