// Independent reimplementation of the basic shape checks.

export function hasOnly(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((name) => names.includes(name))
}

export const isInteger = (value: unknown, least: number) =>
  typeof value === 'number' && value % 1 === 0 && value >= least && value <= 9999

export const isListOf = (value: unknown, isOne: (each: unknown) => boolean, most: number) =>
  Array.isArray(value) && value.length <= most && value.every(isOne)

export function isSerial(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== 7) return false
  return [...value].every((sign, at) => (at === 2 ? sign === '-' : '0123456789'.includes(sign)))
}
