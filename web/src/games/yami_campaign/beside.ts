// Where the rewards of a place stand beside it, on the wide map and on the upright one.
type Beside = Readonly<Record<number, readonly (readonly [number, number])[]>>;

export const BESIDE: Beside = {
  2: [[-33, 0], [-26, -28], [2, -37]],
  3: [[-32, 4]],
  4: [[-12, -35]],
  5: [[-32, 0]],
  7: [[33, 9]],
  8: [[38, -4]],
  10: [[32, -12]],
  12: [[4, 33]],
  15: [[-32, -4]],
  16: [[32, 4]],
  17: [[2, 33]],
  19: [[-22, -33]],
  22: [[40, 10]],
};
export const BESIDE_TALL: Beside = { 10: [[-11, 28]], 12: [[-21, -20]], 15: [[-4, -29]], 17: [[22, -20]], 19: [[31, 6]], 22: [[-36, -4]] };
