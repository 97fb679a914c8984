// Generated from components.toml and maps/ by `python -m ludarium.games.near_and_far.page`.

export type Amounts = Readonly<Record<string, number>>;
/** An adventurer, or the animal: its symbols, and its price in coins. */
export interface Adventurer {
  cost: number;
  symbols: Amounts;
}
/** `brings` are signs of what a card does: symbols, goods, points. */
export interface Artifact {
  cost: Amounts;
  points: number;
  needs: Amounts;
  brings: string[];
}
/** A text id with its arguments; `when` is a text id itself. */
export type Line = readonly [string, Readonly<Record<string, string | number>>];
export interface Threat {
  strength: number;
  points: number;
}
/** A cell of the mine: the skill it asks for, what it brings, and whether it has the symbol of the day side. */
export interface Cell {
  number: number;
  brings: Amounts;
  reputation: boolean;
}
export interface Space {
  x: number;
  y: number;
  symbol: string;
  book: string;
  named: boolean;
}
export interface Road {
  a: string;
  b: string;
  mark: 'none' | 'threat' | 'treasure';
}
export interface Atlas {
  town: { x: number; y: number };
  spaces: Readonly<Record<string, Space>>;
  roads: readonly Road[];
  routes: Readonly<Record<string, { solo: number; shared: number }>>;
}

/** By id; `animal` is the companion. */
export const ADVENTURERS: Readonly<Record<string, Adventurer>> = {
  g1: {"cost":1,"symbols":{"combat":1,"heart":2}},
  g2: {"cost":2,"symbols":{"combat":1,"heart":4}},
  g3: {"cost":2,"symbols":{"combat":2,"heart":2}},
  g4: {"cost":3,"symbols":{"combat":1,"search":2,"heart":2}},
  g5: {"cost":3,"symbols":{"combat":2,"heart":4}},
  g6: {"cost":4,"symbols":{"combat":2,"search":1,"heart":4}},
  g7: {"cost":4,"symbols":{"combat":1,"move":1,"search":1,"heart":3}},
  g8: {"cost":5,"symbols":{"combat":3,"search":1,"heart":4}},
  g9: {"cost":6,"symbols":{"combat":3,"search":2,"heart":4}},
  b1: {"cost":1,"symbols":{"skill":1,"heart":2}},
  b2: {"cost":2,"symbols":{"skill":1,"heart":4}},
  b3: {"cost":2,"symbols":{"skill":2,"heart":2}},
  b4: {"cost":3,"symbols":{"skill":1,"heart":6}},
  b5: {"cost":3,"symbols":{"skill":2,"search":1,"heart":2}},
  b6: {"cost":4,"symbols":{"skill":2,"heart":6}},
  b7: {"cost":4,"symbols":{"skill":1,"shield":1,"heart":4}},
  b8: {"cost":5,"symbols":{"skill":3,"heart":6}},
  b9: {"cost":6,"symbols":{"skill":3,"search":1,"heart":6}},
  r1: {"cost":1,"symbols":{"heart":4}},
  r2: {"cost":2,"symbols":{"combat":1,"search":1,"heart":2}},
  r3: {"cost":2,"symbols":{"skill":1,"combat":1,"heart":2}},
  r4: {"cost":3,"symbols":{"skill":2,"heart":4}},
  r5: {"cost":3,"symbols":{"skill":1,"combat":1,"heart":4}},
  r6: {"cost":4,"symbols":{"skill":1,"combat":2,"heart":4}},
  r7: {"cost":4,"symbols":{"skill":3,"heart":4}},
  r8: {"cost":5,"symbols":{"skill":2,"combat":2,"heart":4}},
  r9: {"cost":6,"symbols":{"skill":2,"combat":2,"search":1,"heart":4}},
  y1: {"cost":1,"symbols":{"search":1,"heart":2}},
  y2: {"cost":2,"symbols":{"move":1,"heart":3}},
  y3: {"cost":2,"symbols":{"search":2,"heart":2}},
  y4: {"cost":3,"symbols":{"move":1,"search":1,"heart":3}},
  y5: {"cost":3,"symbols":{"shield":1,"heart":4}},
  y6: {"cost":4,"symbols":{"move":1,"search":2,"heart":3}},
  y7: {"cost":4,"symbols":{"shield":1,"search":1,"heart":4}},
  y8: {"cost":5,"symbols":{"move":1,"search":2,"heart":5}},
  y9: {"cost":6,"symbols":{"move":1,"shield":1,"search":1,"heart":5}},
  animal: {"cost":0,"symbols":{"skill":1,"search":1,"heart":2}},
};

/** By id. */
export const ARTIFACTS: Readonly<Record<string, Artifact>> = {
  ac01: {"cost":{"gem":2,"green":1},"points":3,"needs":{},"brings":["shield"]},
  ac02: {"cost":{"food":2,"yellow":1},"points":3,"needs":{},"brings":["food","food"]},
  ac03: {"cost":{"coin":2,"green":1},"points":3,"needs":{},"brings":["coin"]},
  ac04: {"cost":{"gem":3},"points":2,"needs":{},"brings":["coin"]},
  ac05: {"cost":{"coin":3,"yellow":1},"points":4,"needs":{},"brings":["coin"]},
  ac06: {"cost":{"food":1,"coin":1,"yellow":1},"points":3,"needs":{},"brings":["heart"]},
  ac07: {"cost":{"coin":2,"yellow":1},"points":3,"needs":{},"brings":["coin"]},
  ac08: {"cost":{"coin":2,"gem":2},"points":3,"needs":{},"brings":["coin"]},
  ac09: {"cost":{"coin":2,"red":1},"points":3,"needs":{},"brings":["combat"]},
  ac10: {"cost":{"gem":1,"blue":1},"points":2,"needs":{},"brings":["skill"]},
  ac11: {"cost":{"coin":3,"yellow":1},"points":3,"needs":{},"brings":["move"]},
  ac12: {"cost":{"coin":1,"green":1},"points":2,"needs":{},"brings":["search"]},
  ac13: {"cost":{"food":2,"blue":1},"points":2,"needs":{},"brings":["heart","heart"]},
  ac14: {"cost":{"gem":2,"yellow":1},"points":3,"needs":{},"brings":["coin","coin"]},
  ac15: {"cost":{"gem":2,"red":1},"points":3,"needs":{},"brings":["skill"]},
  ac16: {"cost":{"coin":2,"green":1},"points":3,"needs":{},"brings":["combat"]},
  ac17: {"cost":{"coin":2,"yellow":1},"points":3,"needs":{},"brings":["coin"]},
  ac18: {"cost":{"food":3,"coin":2},"points":3,"needs":{},"brings":["food","food"]},
  ac19: {"cost":{"coin":1,"red":1},"points":2,"needs":{},"brings":["skill"]},
  ac20: {"cost":{"gem":4},"points":3,"needs":{},"brings":["gem"]},
  ac21: {"cost":{"coin":2,"blue":1},"points":3,"needs":{},"brings":["heart","food"]},
  ac22: {"cost":{"gem":2,"green":1},"points":3,"needs":{},"brings":["coin"]},
  ac23: {"cost":{"red":1,"yellow":1},"points":3,"needs":{},"brings":["heart","heart"]},
  ac24: {"cost":{"green":1,"red":1},"points":3,"needs":{},"brings":["combat","combat"]},
  ac25: {"cost":{"blue":1,"yellow":1},"points":3,"needs":{},"brings":["move"]},
  ac26: {"cost":{"green":1,"blue":1},"points":4,"needs":{},"brings":[]},
  ac27: {"cost":{"green":1,"yellow":1},"points":4,"needs":{},"brings":["points"]},
  ac28: {"cost":{"coin":1,"blue":1,"red":1},"points":3,"needs":{},"brings":["skill","combat"]},
  ac29: {"cost":{"blue":2},"points":3,"needs":{},"brings":["heart","heart"]},
  ac30: {"cost":{"red":2},"points":3,"needs":{},"brings":["combat"]},
  ac31: {"cost":{"green":2},"points":3,"needs":{},"brings":["combat"]},
  ac32: {"cost":{"yellow":2},"points":3,"needs":{},"brings":["food","food"]},
  ac33: {"cost":{"gem":5},"points":4,"needs":{},"brings":["coin"]},
  ac34: {"cost":{"coin":5},"points":4,"needs":{},"brings":["coin"]},
  ac35: {"cost":{"food":5,"coin":1},"points":3,"needs":{},"brings":["heart"]},
  ac36: {"cost":{"coin":3},"points":4,"needs":{"rep_min":3},"brings":[]},
  ac37: {"cost":{"coin":3},"points":3,"needs":{"rep_max":-3},"brings":["combat"]},
  ac38: {"cost":{"coin":2,"gem":2},"points":5,"needs":{"map_camps":4},"brings":[]},
  as01: {"cost":{"coin":3,"yellow":2},"points":5,"needs":{},"brings":["points"]},
  as02: {"cost":{"gem":3,"blue":2},"points":5,"needs":{},"brings":["points"]},
  as03: {"cost":{"coin":3,"green":2},"points":5,"needs":{},"brings":["points"]},
  as04: {"cost":{"gem":3,"red":2},"points":5,"needs":{},"brings":["points"]},
  as05: {"cost":{"coin":4,"green":1,"red":1},"points":5,"needs":{},"brings":["camp"]},
  as06: {"cost":{"coin":4,"blue":1,"yellow":1},"points":6,"needs":{},"brings":[]},
  as07: {"cost":{"coin":3,"gem":1,"green":1},"points":6,"needs":{"rep_max":-3},"brings":[]},
  as08: {"cost":{"gem":4,"blue":1},"points":6,"needs":{"rep_max":-2},"brings":[]},
  as09: {"cost":{"coin":1,"gem":3,"green":1,"red":1},"points":7,"needs":{"rep_max":-4},"brings":["combat","shield"]},
  as10: {"cost":{"coin":3,"gem":3,"yellow":1},"points":6,"needs":{},"brings":["points"]},
  as11: {"cost":{"gem":2,"blue":1,"yellow":1},"points":7,"needs":{"rep_min":5},"brings":["heart","heart"]},
  as12: {"cost":{"coin":2,"blue":1,"red":2},"points":6,"needs":{},"brings":["skill","combat","combat"]},
  as13: {"cost":{"coin":2,"green":1,"yellow":2},"points":6,"needs":{},"brings":["points"]},
  as14: {"cost":{"green":1,"blue":1,"red":1,"yellow":1},"points":9,"needs":{},"brings":[]},
  as15: {"cost":{"food":2,"blue":2},"points":5,"needs":{"treasures":2},"brings":["points"]},
  as16: {"cost":{"coin":4,"gem":2},"points":7,"needs":{"beaten":3},"brings":["combat"]},
  as17: {"cost":{"coin":3,"gem":3},"points":7,"needs":{"mine_camps":3},"brings":["skill"]},
};

/** Treasures and finds by id: signs of what they do. */
export const LOADS: Readonly<Record<string, string[]>> = {
  t01: [],
  t02: ["points"],
  t03: ["combat"],
  t04: [],
  t05: ["food"],
  t06: ["camp"],
  t07: ["points"],
  t08: ["artifact"],
  t09: ["combat"],
  t10: ["skill"],
  t11: ["heart","heart"],
  t12: ["search"],
  t13: ["move"],
  t14: ["shield"],
  t15: ["shield"],
  t16: ["heart"],
  t17: [],
  t18: ["points"],
  t19: ["points"],
  t20: ["coin"],
  t21: ["coin"],
  t22: ["bird"],
  t23: ["coin"],
  t24: ["food"],
  t25: ["food"],
  t26: ["coin"],
  t27: ["combat"],
  f01: ["combat"],
  f02: ["heart","heart"],
  f03: ["skill"],
  f04: ["points"],
  f05: ["combat"],
  f06: ["coin"],
  f07: ["heart"],
  f08: ["combat"],
  f09: ["points"],
  f10: ["gem"],
  f11: ["heart","heart"],
  f12: ["combat"],
  f13: ["shield"],
  f14: ["reputation","reputation","points"],
  f15: ["skill"],
  f16: ["move"],
  f17: ["heart","heart"],
  f18: ["gem"],
  f19: ["food"],
  f20: ["heart"],
  f21: ["heart","heart"],
  f22: ["search"],
  f23: ["points"],
  f24: [],
  f25: ["combat"],
  f26: ["combat"],
  f27: ["points"],
  f28: ["shield","shield"],
  f29: ["points"],
  f30: [],
  f31: ["artifact"],
};

/** What artifacts, treasures and finds do, line by line. */
export const DOES: Readonly<Record<string, Line[]>> = {
  ac01: [["near-effect-shield",{"number":1}]],
  ac02: [["near-effect-gain",{"when":"near-when-stables","good":"food","number":2}]],
  ac03: [["near-effect-gain",{"when":"near-when-duel_win","good":"coin","number":1}]],
  ac04: [["near-effect-gain",{"when":"near-when-opponent","good":"coin","number":1}]],
  ac05: [["near-effect-trade_twice",{}]],
  ac06: [["near-effect-free_departures",{"number":1}]],
  ac07: [["near-effect-trade_value",{"number":1}]],
  ac08: [["near-effect-gain",{"when":"near-when-saloon","good":"coin","number":1}]],
  ac09: [["near-effect-combat",{"number":1}]],
  ac10: [["near-effect-skill",{"number":1}]],
  ac11: [["near-effect-move",{"number":1}]],
  ac12: [["near-effect-search",{"number":1}]],
  ac13: [["near-effect-heart",{"number":2}]],
  ac14: [["near-effect-gain",{"when":"near-when-return_animal","good":"coin","number":2}]],
  ac15: [["near-effect-skill",{"number":1}]],
  ac16: [["near-effect-duel_add",{"number":1}]],
  ac17: [["near-effect-gain",{"when":"near-when-general_store","good":"coin","number":1}]],
  ac18: [["near-effect-gain",{"when":"near-when-farm","good":"food","number":2}]],
  ac19: [["near-effect-cell_less",{"number":1}]],
  ac20: [["near-effect-gain",{"when":"near-when-mine","good":"gem","number":1}]],
  ac21: [["near-effect-heart",{"number":1}],["near-effect-gain",{"when":"near-when-saloon","good":"food","number":1}]],
  ac22: [["near-effect-hire_less-tribe",{"tribe":"green","number":1}]],
  ac23: [["near-effect-heart",{"number":3}]],
  ac24: [["near-effect-combat",{"number":2}]],
  ac25: [["near-effect-move",{"number":1}]],
  ac26: [["near-effect-ring",{}]],
  ac27: [["near-effect-if-camps",{"points":1,"least":12}]],
  ac28: [["near-effect-skill",{"number":1}],["near-effect-combat",{"number":1}]],
  ac29: [["near-effect-heart",{"number":2}]],
  ac30: [["near-effect-combat",{"number":1}]],
  ac31: [["near-effect-reroll-attack",{}]],
  ac32: [["near-effect-gain",{"when":"near-when-general_store","good":"food","number":1}],["near-effect-gain",{"when":"near-when-stables","good":"food","number":1}]],
  ac33: [["near-effect-gain",{"when":"near-when-mystic_hut","good":"coin","number":1}]],
  ac34: [["near-effect-gain",{"when":"near-when-town_hall","good":"coin","number":1}]],
  ac35: [["near-effect-heart",{"number":1}]],
  ac36: [["near-effect-none",{}]],
  ac37: [["near-effect-combat",{"number":1}]],
  ac38: [["near-effect-none",{}]],
  as01: [["near-effect-each-tribe",{"points":1,"tribe":"yellow"}]],
  as02: [["near-effect-each-tribe",{"points":1,"tribe":"blue"}]],
  as03: [["near-effect-each-tribe",{"points":1,"tribe":"green"}]],
  as04: [["near-effect-each-tribe",{"points":1,"tribe":"red"}]],
  as05: [["near-effect-contract",{}]],
  as06: [["near-effect-extra-member",{}]],
  as07: [["near-effect-levy",{}]],
  as08: [["near-effect-levy",{}]],
  as09: [["near-effect-combat",{"number":1}],["near-effect-shield",{"number":1}]],
  as10: [["near-effect-most-wealth",{"points":4}]],
  as11: [["near-effect-heart",{"number":3}]],
  as12: [["near-effect-skill",{"number":1}],["near-effect-combat",{"number":2}]],
  as13: [["near-effect-each-trade_camps",{"points":1,"most":4}]],
  as14: [["near-effect-none",{}]],
  as15: [["near-effect-each-treasures",{"points":1}]],
  as16: [["near-effect-combat",{"number":1}]],
  as17: [["near-effect-skill",{"number":1}]],
  t01: [["near-effect-bounty",{}]],
  t02: [["near-effect-most-coins",{"points":2}]],
  t03: [["near-effect-bomb",{"number":3}]],
  t04: [["near-effect-bell",{}]],
  t05: [["near-effect-gain",{"when":"near-when-treasure_draw","good":"food","number":1}]],
  t06: [["near-effect-shovel",{}]],
  t07: [["near-effect-most-food",{"points":2}]],
  t08: [["near-effect-draw_artifacts",{"when":"near-when-quest_pass","number":1}]],
  t09: [["near-effect-combat",{"number":1}]],
  t10: [["near-effect-skill",{"number":1}]],
  t11: [["near-effect-heart",{"number":2}]],
  t12: [["near-effect-search",{"number":1}]],
  t13: [["near-effect-move",{"number":1}]],
  t14: [["near-effect-avoid-discard",{}]],
  t15: [["near-effect-avoid-food",{}]],
  t16: [["near-effect-hearts_now",{"number":3}]],
  t17: [["near-effect-ties",{}]],
  t18: [["near-effect-end",{"number":2}]],
  t19: [["near-effect-end",{"number":3}]],
  t20: [["near-effect-gain",{"when":"near-when-mine","good":"coin","number":1}]],
  t21: [["near-effect-hire_less",{"number":1}]],
  t22: [["near-effect-free_bird",{}]],
  t23: [["near-effect-gain",{"when":"near-when-town_hall","good":"coin","number":1}]],
  t24: [["near-effect-gain",{"when":"near-when-farm","good":"food","number":1}]],
  t25: [["near-effect-gain",{"when":"near-when-leave_town","good":"food","number":1}]],
  t26: [["near-effect-all_flags",{}]],
  t27: [["near-effect-reroll-turn",{}]],
  f01: [["near-effect-combat",{"number":1}]],
  f02: [["near-effect-heart",{"number":2}]],
  f03: [["near-effect-skill",{"number":1}]],
  f04: [["near-effect-each-trade_camps",{"points":1,"most":3}]],
  f05: [["near-effect-fight_add",{"number":2}]],
  f06: [["near-effect-gain",{"when":"near-when-saloon","good":"coin","number":1}]],
  f07: [["near-effect-hearts_now",{"number":4}]],
  f08: [["near-effect-combat",{"number":1}]],
  f09: [["near-effect-end",{"number":3}]],
  f10: [["near-effect-gain",{"when":"near-when-mine","good":"gem","number":1}]],
  f11: [["near-effect-heart",{"number":1}],["near-effect-no_water",{}]],
  f12: [["near-effect-roll_add",{"number":4}]],
  f13: [["near-effect-shield",{"number":1}]],
  f14: [["near-effect-gain",{"when":"near-when-gain","good":"reputation","number":2}],["near-effect-end",{"number":1}]],
  f15: [["near-effect-skill",{"number":1}]],
  f16: [["near-effect-move",{"number":1}]],
  f17: [["near-effect-heart",{"number":2}]],
  f18: [["near-effect-gain",{"when":"near-when-general_store","good":"gem","number":1}]],
  f19: [["near-effect-gain",{"when":"near-when-stables","good":"food","number":1}]],
  f20: [["near-effect-free_departures",{"number":1}]],
  f21: [["near-effect-heart",{"number":3}]],
  f22: [["near-effect-search",{"number":1}]],
  f23: [["near-effect-end",{"number":4}]],
  f24: [["near-effect-chain",{}]],
  f25: [["near-effect-duel_add",{"number":1}]],
  f26: [["near-effect-reroll-turn",{}]],
  f27: [["near-effect-each-food",{"points":1,"each":3}]],
  f28: [["near-effect-avoid-discard",{}],["near-effect-enter_free",{}]],
  f29: [["near-effect-if-reputation",{"points":2,"least":4}]],
  f30: [["near-effect-seal",{}]],
  f31: [["near-effect-draw_artifacts",{"when":"near-when-gain","number":2}]],
};

/** By id. */
export const THREATS: Readonly<Record<string, Threat>> = {
  th04: {"strength":4,"points":1},
  th05: {"strength":5,"points":1},
  th06: {"strength":6,"points":2},
  th07: {"strength":7,"points":2},
  th08: {"strength":8,"points":2},
  th09: {"strength":9,"points":3},
  th10: {"strength":10,"points":3},
  th11: {"strength":11,"points":4},
  th12: {"strength":12,"points":4},
  th13: {"strength":13,"points":4},
  th14: {"strength":14,"points":5},
  th15: {"strength":15,"points":6},
};

/** Cells of the mine by id. */
export const CELLS: Readonly<Record<string, Cell>> = {
  m11: {"number":1,"brings":{"coin":2},"reputation":false},
  m12: {"number":1,"brings":{"coin":1,"gem":1},"reputation":false},
  m13: {"number":2,"brings":{"coin":3},"reputation":false},
  m14: {"number":3,"brings":{"coin":1,"gem":2},"reputation":true},
  m21: {"number":1,"brings":{"gem":1,"coin":1},"reputation":false},
  m22: {"number":2,"brings":{"gem":2},"reputation":false},
  m23: {"number":3,"brings":{"gem":1,"coin":2},"reputation":true},
  m24: {"number":4,"brings":{"gem":3},"reputation":false},
  m31: {"number":2,"brings":{"coin":2,"gem":1},"reputation":false},
  m32: {"number":3,"brings":{"coin":1,"gem":2},"reputation":true},
  m33: {"number":4,"brings":{"coin":3,"gem":1},"reputation":false},
  m34: {"number":6,"brings":{"coin":1,"gem":3},"reputation":true},
};

/** What goods are worth at the town hall. */
export const VALUES: Readonly<Record<string, number>> = {
  food: 1,
  coin: 2,
  gem: 2,
  green: 6,
  blue: 7,
  red: 5,
  yellow: 4,
};

/** Points of the reputation track, lowest place first, by side. */
export const FAME: Readonly<Record<string, number[]>> = {
  dusk: [0,0,0,0,0,0,0,0,0,0,2,2,3,3,4,4,5,5,6],
  day: [-2,-2,-1,-1,0,0,0,0,0,0,2,2,3,3,4,4,5,5,6],
};

/** Icons of the camp spaces, in their order. */
export const CAMP_ICONS: readonly string[] = ["coin","coin","none","gem","none","coin","gem","none","coin","none","gem","none","coin","points"];

/** The lowest place of the reputation track. */
export const LOWEST: number = -6;

/** The end of the heart track. */
export const MOST_HEARTS: number = 13;

/** Places for pack animals. */
export const MOST_ANIMALS: number = 3;

/** The characters by name. */
export const CHARACTERS: readonly string[] = ["grear","vera","eyim","rin","shardling","tanian","kikli","riza"];

/** Artifacts that the store lets draw. */
export const STORE_CARDS: number = 4;

/** Treasures that the hut lets draw, by side. */
export const HUT_DRAWS: Readonly<Record<string, number>> = {
  dusk: 1,
  day: 3,
};

/** What a chief asks for and brings. */
export const CHIEF: { flags: number; points: number } = {"flags":4,"points":5};

/** Maps by number. */
export const ATLAS: Readonly<Record<string, Atlas>> = {
  1: {"town":{"x":3.0,"y":7.0},"spaces":{"n01":{"x":5.0,"y":4.0,"symbol":"coin","book":"a","named":false},"n02":{"x":6.0,"y":7.0,"symbol":"gem","book":"","named":false},"n03":{"x":5.0,"y":10.0,"symbol":"coin","book":"c","named":false},"n04":{"x":6.0,"y":2.0,"symbol":"gem","book":"b","named":true},"n05":{"x":8.0,"y":4.0,"symbol":"pepper","book":"","named":false},"n06":{"x":9.0,"y":7.0,"symbol":"coin","book":"e","named":false},"n07":{"x":8.0,"y":10.0,"symbol":"tea","book":"","named":false},"n08":{"x":6.0,"y":12.0,"symbol":"gem","book":"d","named":true},"n09":{"x":9.0,"y":1.0,"symbol":"coin","book":"f","named":false},"n10":{"x":11.0,"y":3.0,"symbol":"gem","book":"","named":false},"n11":{"x":11.0,"y":6.0,"symbol":"gear","book":"g","named":false},"n12":{"x":12.0,"y":8.0,"symbol":"gem","book":"","named":false},"n13":{"x":11.0,"y":11.0,"symbol":"coin","book":"h","named":true},"n14":{"x":9.0,"y":13.0,"symbol":"coin","book":"","named":false},"n15":{"x":12.0,"y":1.0,"symbol":"bloodstone","book":"","named":false},"n16":{"x":14.0,"y":4.0,"symbol":"coin","book":"i","named":false},"n17":{"x":15.0,"y":7.0,"symbol":"gem","book":"j","named":false},"n18":{"x":14.0,"y":10.0,"symbol":"pepper","book":"k","named":false},"n19":{"x":13.0,"y":13.0,"symbol":"gem","book":"l","named":false},"n20":{"x":16.0,"y":2.0,"symbol":"gem","book":"","named":false},"n21":{"x":18.0,"y":5.0,"symbol":"coin","book":"m","named":true},"n22":{"x":18.0,"y":8.0,"symbol":"gear","book":"","named":false},"n23":{"x":17.0,"y":12.0,"symbol":"coin","book":"n","named":false},"n24":{"x":20.0,"y":3.0,"symbol":"tea","book":"o","named":false},"n25":{"x":21.0,"y":7.0,"symbol":"gem","book":"","named":false},"n26":{"x":20.0,"y":11.0,"symbol":"bloodstone","book":"p","named":false},"n27":{"x":3.0,"y":2.0,"symbol":"gem","book":"","named":false},"n28":{"x":3.0,"y":12.0,"symbol":"coin","book":"","named":false},"n29":{"x":18.0,"y":1.0,"symbol":"coin","book":"","named":false}},"roads":[{"a":"town","b":"n01","mark":"none"},{"a":"town","b":"n02","mark":"threat"},{"a":"town","b":"n03","mark":"none"},{"a":"n01","b":"n04","mark":"treasure"},{"a":"n01","b":"n05","mark":"none"},{"a":"n02","b":"n05","mark":"none"},{"a":"n02","b":"n06","mark":"none"},{"a":"n02","b":"n07","mark":"none"},{"a":"n03","b":"n07","mark":"threat"},{"a":"n03","b":"n08","mark":"none"},{"a":"n04","b":"n09","mark":"threat"},{"a":"n05","b":"n06","mark":"none"},{"a":"n05","b":"n10","mark":"threat"},{"a":"n06","b":"n11","mark":"treasure"},{"a":"n06","b":"n12","mark":"none"},{"a":"n07","b":"n12","mark":"none"},{"a":"n07","b":"n13","mark":"none"},{"a":"n08","b":"n14","mark":"treasure"},{"a":"n09","b":"n10","mark":"none"},{"a":"n09","b":"n15","mark":"treasure"},{"a":"n10","b":"n11","mark":"none"},{"a":"n10","b":"n16","mark":"none"},{"a":"n11","b":"n17","mark":"threat"},{"a":"n12","b":"n17","mark":"none"},{"a":"n12","b":"n18","mark":"threat"},{"a":"n13","b":"n14","mark":"none"},{"a":"n13","b":"n18","mark":"none"},{"a":"n13","b":"n19","mark":"threat"},{"a":"n14","b":"n19","mark":"none"},{"a":"n15","b":"n20","mark":"threat"},{"a":"n16","b":"n17","mark":"none"},{"a":"n16","b":"n21","mark":"treasure"},{"a":"n17","b":"n22","mark":"none"},{"a":"n18","b":"n22","mark":"none"},{"a":"n18","b":"n23","mark":"treasure"},{"a":"n19","b":"n23","mark":"none"},{"a":"n20","b":"n21","mark":"none"},{"a":"n20","b":"n24","mark":"none"},{"a":"n21","b":"n24","mark":"threat"},{"a":"n21","b":"n25","mark":"none"},{"a":"n22","b":"n25","mark":"treasure"},{"a":"n22","b":"n26","mark":"threat"},{"a":"n23","b":"n26","mark":"none"},{"a":"n01","b":"n27","mark":"none"},{"a":"n04","b":"n27","mark":"none"},{"a":"n03","b":"n28","mark":"none"},{"a":"n08","b":"n28","mark":"none"},{"a":"n20","b":"n29","mark":"none"},{"a":"n24","b":"n29","mark":"none"}],"routes":{"pepper":{"solo":6,"shared":3},"gear":{"solo":8,"shared":4},"bloodstone":{"solo":10,"shared":5},"tea":{"solo":8,"shared":4}}},
};
