import type { QueryLike } from '../../../ui/query-states.tsx'

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends QueryLike<infer Data> ? Data : never }

/** Combines several queries into one: it has data once all have, fails if any fails, and refetches them all. */
export function combineQueries<Queries extends Readonly<Record<string, QueryLike<unknown>>>>(
  queries: Queries,
): QueryLike<DataOf<Queries>> {
  const all = Object.values(queries)
  const ready = all.every(({ data }) => data !== undefined)
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data])
  return {
    data: ready ? (Object.fromEntries(entries) as DataOf<Queries>) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
