import type { Services } from '@mullion/api/services'
import type { Budget, Budgets } from '@mullion/api/trpc/budget'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { ipAddressOf, type RequestFacts } from './request.ts'
import { believedHeader, mayBeSignedIn, type SessionSettings } from './session.ts'

/** Procedures with the same answer for every guest until the catalog changes. */
const alikeForGuests: ReadonlySet<string> = new Set([
  'catalog.search',
  'catalog.searchCounts',
  'catalog.browse',
  'catalog.browseCounts',
  'catalog.part',
])

/** Limits of the cache, of one cached answer (both in bytes), and of a cacheable URL (in characters). */
const maxBytes = 24 * 1024 * 1024
const maxAnswerBytes = 256 * 1024
const maxQuestionLength = 4096

interface Tallied {
  readonly text: string
  readonly total: number
}

interface CachedAnswer {
  readonly body: string
  readonly procedures: readonly string[]
  /** Rows spent by each call; charged again on every cache hit. */
  readonly spent: readonly number[]
  readonly tallied: readonly Tallied[]
}

export interface GuestAnswersDeps {
  readonly services: Pick<Services, 'catalog' | 'tallies' | 'measuring'>
  readonly budgets: Budgets
  readonly settings: SessionSettings
  readonly rows: number
  /** Answers the call uncached and reports every row it spends. */
  readonly answer: (c: Context<RequestFacts>, noted: (rows: number) => void) => Promise<Response>
}

export function notedBudget(budget: Budget, noted: (rows: number) => void): Budget {
  return {
    ...budget,
    spend(rows) {
      budget.spend(rows)
      noted(rows)
    },
    reserve(most) {
      const charge = budget.reserve(most)
      return (rows) => {
        charge(rows)
        noted(rows)
      }
    },
  }
}

function proceduresOf(c: Context): string[] {
  return c.req.path.slice('/trpc/'.length).split(',')
}

/** True for a plain GET by a guest, in the cacheable size, whose answer is the same for all guests. */
function isSameForGuests(c: Context, procedures: readonly string[]): boolean {
  return (
    c.req.method === 'GET' &&
    c.req.url.length <= maxQuestionLength &&
    procedures.every((procedure) => alikeForGuests.has(procedure)) &&
    !mayBeSignedIn(c) &&
    c.req.header('X-Acting-For') === undefined &&
    (c.req.header(believedHeader) ?? 'guest') === 'guest' &&
    c.req.header('trpc-accept') === undefined
  )
}

/**
 * Returns the searches to tally for these calls; null if a call failed or its search cannot be tallied from the
 * answer.
 */
function searchesIn(c: Context, procedures: readonly string[], body: string): Tallied[] | null {
  const inputs: unknown = JSON.parse(c.req.query('input') ?? '{}')
  const answers: unknown = JSON.parse(body)
  const isBatch = c.req.query('batch') === '1'
  const tallied: Tallied[] = []
  for (const [at, procedure] of procedures.entries()) {
    const input = isBatch ? fieldOf(inputs, String(at)) : inputs
    const data = fieldOf(fieldOf(isBatch ? fieldOf(answers, String(at)) : answers, 'result'), 'data')
    if (data === undefined) return null
    if (procedure !== 'catalog.searchCounts') continue
    const text = fieldOf(input, 'text')
    const total = fieldOf(data, 'total')
    // A filtered total is not the total of the search.
    const isNarrowed = isFiltered(fieldOf(input, 'filters')) || fieldOf(input, 'fits') !== undefined
    if (typeof text !== 'string' || typeof total !== 'number' || isNarrowed) return null
    tallied.push({ text: text.trim(), total: fieldOf(data, 'match') === 'exact' ? total : 0 })
  }
  return tallied
}

const isFiltered = (filters: unknown) =>
  Object.values(filters ?? {}).some(
    (filter) => filter !== false && !(Array.isArray(filter) && filter.length === 0),
  )

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

/**
 * Caches serialized answers to guests by catalog version and URL, in front of tRPC. A cached answer counts in limits,
 * tallies and measurements like any other; if a limit refuses it, tRPC answers instead.
 */
export function guestAnswers(deps: GuestAnswersDeps): Handler<RequestFacts> {
  const { services, budgets, settings, rows } = deps
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
  })

  function count(c: Context, { procedures, spent, tallied }: CachedAnswer, startedAt: number): boolean {
    const ipAddress = ipAddressOf(c, settings.trustProxy)
    try {
      const budget = budgets.forRequest({ key: ipAddress, rows })
      for (const cost of spent) budget.spend(cost)
    } catch {
      return false
    }
    for (const search of tallied) services.tallies.add({ ...search, ipAddress })
    const ms = performance.now() - startedAt
    for (const endpoint of procedures) {
      services.measuring.addCall({ method: 'QUERY', endpoint, ms, status: 200 })
    }
    return true
  }

  return async (c) => {
    const procedures = proceduresOf(c)
    if (!isSameForGuests(c, procedures)) return deps.answer(c, () => undefined)
    const startedAt = performance.now()
    const key = `${await services.catalog.version()} ${c.req.url.slice(c.req.url.indexOf('/trpc/'))}`
    const known = cached.get(key)
    services.measuring.lookup('guest answers', known !== undefined)
    if (known && count(c, known, startedAt)) {
      return new Response(known.body, { headers: { 'Content-Type': 'application/json' } })
    }
    const spent: number[] = []
    const answer = await deps.answer(c, (cost) => spent.push(cost))
    if (answer.status !== 200) return answer
    const body = await answer.clone().text()
    const tallied = body.length <= maxAnswerBytes ? searchesIn(c, procedures, body) : null
    if (tallied) cached.set(key, { body, procedures, spent, tallied })
    return answer
  }
}
