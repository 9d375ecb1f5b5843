import * as fc from 'fast-check'

const deep = (levels: number) => {
  let value: unknown = 1
  for (let at = 0; at < levels; at += 1) value = at % 2 ? [value] : { a: value }
  return value
}

/** Values that no field expects: of other types, huge, unprintable, deep, long. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, -1, 0, 0.1, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648, 1e21],
    ...['', ' ', '\0', 'a\0b', '\ud800', '𝒳'.repeat(50), '\u202e', "' or 1=1 --", '%00', '__proto__'],
    ...['x'.repeat(300), 'x'.repeat(20_000), '9'.repeat(400), '1e999', 'NaN', '-0', '2026-02-30', '٣'],
    ...[[], {}, [[]], deep(10), deep(40), Array.from({ length: 600 }, () => 0), { length: 1e9 }],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

export type Spoiling = readonly (readonly [at: number, how: 'replace' | 'remove' | 'add', value: unknown])[]

/** Up to three changes to make to a value, at places that depend on the value. */
export const spoiling: fc.Arbitrary<Spoiling> = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), junk),
  { maxLength: 3 },
)

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

function spoilOnce(value: unknown, [at, how, by]: Spoiling[number]): unknown {
  const paths = pathsOf(value)
  const path = paths[at % paths.length] ?? []
  const change = (here: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) {
      if (how === 'add' && typeof here === 'object' && here !== null && !Array.isArray(here)) {
        return { ...here, unexpected: by }
      }
      return by
    }
    const copy = (Array.isArray(here) ? [...here] : { ...(here as object) }) as Record<
      string | number,
      unknown
    >
    if (rest.length === 0 && how === 'remove') delete copy[key]
    else copy[key] = change(copy[key], rest)
    return copy
  }
  return change(value, path)
}

/** Makes the changes, one after another. */
export const spoil = (value: unknown, changes: Spoiling): unknown => changes.reduce(spoilOnce, value)
