/** How a value is written in a URL. Anything invalid reads as absent. */
export interface Parameter<T> {
  readonly name: string
  read(values: readonly string[]): T
  write(value: T): readonly string[]
}

export type Table = Readonly<Record<string, Parameter<unknown>>>
export type ValuesOf<T extends Table> = {
  readonly [field in keyof T]: T[field] extends Parameter<infer Value> ? Value : never
}

export const oneOf = <T extends string, Absent>(
  name: string,
  all: readonly T[],
  absent: Absent,
): Parameter<T | Absent> => ({
  name,
  read: ([given]) => all.find((each) => each === given) ?? absent,
  write: (value) => (value === absent ? [] : [String(value)]),
})

export const listOf = <T extends string>(name: string, all: readonly T[]): Parameter<readonly T[]> => ({
  name,
  read: (given) => all.filter((each) => given.includes(each)),
  write: (value) => value,
})

export const flag = (name: string): Parameter<boolean> => ({
  name,
  read: ([given]) => given === '1',
  write: (value) => (value ? ['1'] : []),
})

export const countUpTo = (name: string, highest: number): Parameter<number | null> => ({
  name,
  read: ([given = '']) => {
    const value = /^\d{1,10}$/.test(given) ? Number(given) : 0
    return value >= 1 && value <= highest ? value : null
  },
  write: (value) => (value === null ? [] : [String(value)]),
})

export const token = (name: string): Parameter<string | null> => ({
  name,
  read: ([given]) => given || null,
  write: (value) => (value === null ? [] : [value]),
})

export function readAll<T extends Table>(table: T, query: URLSearchParams): ValuesOf<T> {
  const values = Object.entries(table).map(([field, { name, read }]) => [field, read(query.getAll(name))])
  return Object.fromEntries(values)
}

/** Sets a parameter; an unchanged one keeps its position. */
function put(query: URLSearchParams, name: string, values: readonly string[]): void {
  const [only] = values
  if (only !== undefined && values.length === 1) query.set(name, only)
  else if (query.getAll(name).join('\n') !== values.join('\n')) {
    query.delete(name)
    for (const value of values) query.append(name, value)
  }
}

export function writeAll<T extends Table>(table: T, values: ValuesOf<T>, query: URLSearchParams): void {
  for (const [field, { name, write }] of Object.entries(table)) put(query, name, write(values[field]))
}
