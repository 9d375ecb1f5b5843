/** Gasket part ids by position; 96 seals the bottom of slide, vertical lift and sectional doors. */
export const gasketParts = {
  traditionalDoor: 186,
  essDoor: 198,
  magneticDoor: 188,
  panelDoor: 101,
  traffic: 276,
  swingSweep: 187,
  slideSweep: 96,
  edge: 97,
  meeting: 51,
  section: 102,
  panelBottom: 96,
} as const

/** Heater part ids: wire by the foot, and the pan under a sweep bottom, by the piece. */
export const heaterParts = { wire: 76, pan: 205 } as const

/** Ids of the parts that calculators output, no duplicates. A door page calculates these instead of listing them. */
export const partsOfCalculators: readonly number[] = [
  ...new Set([...Object.values(gasketParts), ...Object.values(heaterParts)]),
]
