import { createAuthRecord } from '@mullion/db/accounts/auth-records.repository'
import type { Database } from '@mullion/db/database'
import fc from 'fast-check'
import type { Log } from '../../log.ts'
import type { MeasurementsService } from '../measurements.service.ts'
import type { Measuring } from '../measuring.ts'
import type { ReferenceLog, ReferenceSession } from './reference-operations.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const answer = fc.record({
  kind: fc.constant('answer' as const),
  method: fc.constantFrom('GET', 'QUERY'),
  endpoint: fc.constantFrom('/api/one', 'cart.price', 'catalog.search'),
  ms: fc.oneof(...[1, 60, 900, 7000].map((max) => fc.double({ min: 0, max, noNaN: true }))),
  failed: fc.constantFrom(true, false, false, false),
})
const statement = fc.record({
  kind: fc.constant('statement' as const),
  ms: fc.oneof(...[1, 40, 1500].map((max) => fc.double({ min: 0, max, noNaN: true }))),
})
const causes = [
  { type: 'Error EPIPE', err: Object.assign(new Error('private'), { code: 'EPIPE' }) },
  { type: 'RangeError', err: new Error('private', { cause: new RangeError('private') }) },
  { type: 'TypeError', err: new TypeError('private') },
]
const error = fc.record({
  kind: fc.constant('error' as const),
  cause: fc.constantFrom(...causes),
  severity: fc.constantFrom('critical' as const, 'error' as const, 'warning' as const),
})
const happening = fc.record({
  /** Time since the previous event. */
  afterMs: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 * second }) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 10 * minute }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 2 * hour }) },
  ),
  server: fc.nat({ max: 1 }),
  what: fc.oneof({ weight: 6, arbitrary: answer }, { weight: 3, arbitrary: statement }, error),
  isFlushed: fc.constantFrom(true, ...Array.from({ length: 11 }, () => false)),
})

interface MeasuredServer {
  readonly measuring: Measuring
  readonly measurements: MeasurementsService
}

/**
 * Runs random events on two servers over about four days, the same ones for the same seed; each server stores
 * its measurements now and then. Returns the events.
 */
export async function runServers(
  servers: readonly MeasuredServer[],
  { seed, pass, log }: { readonly seed: number; readonly pass: (ms: number) => Date; readonly log: Log },
): Promise<Omit<ReferenceLog, 'sessions'>> {
  const happened = { answers: [], statements: [], errors: [] } as {
    [Kind in 'answers' | 'statements' | 'errors']: ReferenceLog[Kind][number][]
  }
  const again = new Map<number, () => void>()
  for (const [no, { afterMs, server, what, isFlushed }] of fc
    .sample(happening, { seed, numRuns: 400 })
    .entries()) {
    const at = pass(afterMs)
    const { measuring, measurements } = servers[server % servers.length] as MeasuredServer
    if (what.kind === 'answer') {
      measuring.addCall({ ...what, status: what.failed ? 500 : 200 })
      happened.answers.push({ at, ...what })
    } else if (what.kind === 'statement') {
      measuring.statement(what.ms)
      happened.statements.push({ at, ms: what.ms })
    } else {
      const { severity, cause } = what
      const counted = measuring.counting(log)
      const facts = severity === 'critical' ? { err: cause.err, requestId: `request ${no}` } : cause
      const message = `It was ${severity}.`
      const report = () => counted[severity === 'warning' ? 'warn' : 'error'](facts, message)
      report()
      // The path reports its procedure's failure again, with another request's error in between.
      again.get(server)?.()
      again.set(server, severity === 'critical' ? report : () => undefined)
      happened.errors.push({ at, type: cause.type, message, severity })
    }
    if (isFlushed) await measurements.flush()
  }
  for (const { measurements } of servers) await measurements.flush()
  return happened
}

/** Stores random sessions last used in the 40 hours before a moment, and returns them. */
export async function addSessions(
  db: Database,
  { seed, now, users }: { seed: number; now: Date; users: readonly { id: number; staff: boolean }[] },
): Promise<ReferenceSession[]> {
  const session = fc.record({
    user: fc.constantFrom(...users),
    usedAgo: fc.integer({ min: 0, max: 40 * 60 }),
    lasted: fc.integer({ min: 0, max: 600 }),
  })
  const sessions = fc.sample(session, { seed, numRuns: 25 }).map(({ user, usedAgo, lasted }) => {
    const updatedAt = new Date(now.getTime() - usedAgo * minute)
    const createdAt = new Date(updatedAt.getTime() - lasted * minute)
    return { user: user.id, staff: user.staff, createdAt, updatedAt }
  })
  await db.transaction(async (tx) => {
    for (const [at, { user: userId, staff: _staff, ...times }] of sessions.entries()) {
      const expiresAt = new Date(now.getTime() + 12 * hour)
      await createAuthRecord(tx, 'session', { userId, token: `token ${at}`, expiresAt, ...times })
    }
  })
  return sessions
}
