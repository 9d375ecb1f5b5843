import type { MeasuredRange } from './operations.ts'

/** What the store needs the outside world for. */
export const vendorSubjects = [
  'payments',
  'parcel-rates',
  'freight',
  'tax',
  'bot-check',
  'mail',
  'files',
  'upload-scan',
] as const
export type VendorSubject = (typeof vendorSubjects)[number]

/** Subjects whose vendors are not called for a while after one gave no answer. */
export const vendorsWithCircuit: readonly VendorSubject[] = ['parcel-rates', 'freight', 'tax']

/** How staff call each subject. */
export const vendorNames: Readonly<Record<VendorSubject, string>> = {
  payments: 'Card payments',
  'parcel-rates': 'Parcel rates',
  freight: 'Freight rates',
  tax: 'Sales tax',
  'bot-check': 'Bot check',
  mail: 'Email',
  files: 'Files',
  'upload-scan': 'Virus scan of uploads',
}

/**
 * How a call can fail. no_answer: nothing came in time; refused: the vendor answered, but not to us, as with wrong
 * credentials or too many calls; error: it answered with a failure or with something unreadable. An answer that refuses
 * by rule, such as a declined card, is no failure.
 */
export const vendorFailureKinds = ['no_answer', 'refused', 'error'] as const
export type VendorFailureKind = (typeof vendorFailureKinds)[number]

/** The code of a probe that found a problem; it does not say which, so that it names no cause. */
export const probeFailedCode = 'probe_failed'

/** What serves a subject. */
export interface Vendor {
  readonly subject: VendorSubject
  /** Such as `UPS`, or `Built-in`. */
  readonly adapter: string
  readonly builtIn: boolean
  /** True for what the settings name nothing for, and nothing is built in. */
  readonly off?: boolean
}

/** A vendor's key in the database: a subject served by something else starts afresh. */
export const vendorKey = ({ subject, adapter }: Pick<Vendor, 'subject' | 'adapter'>) =>
  `${subject}/${adapter}`

/** What is known of a vendor's last calls, on all servers. */
export interface VendorRun {
  readonly lastAnswerAt: Date | null
  readonly lastFailureAt: Date | null
  /** The first of the failures since the last answer; null while it answers. */
  readonly failingSinceAt: Date | null
  /** The first of the answers since the last failure; null while it fails. */
  readonly answeringSinceAt: Date | null
}

export const noRun: VendorRun = {
  lastAnswerAt: null,
  lastFailureAt: null,
  failingSinceAt: null,
  answeringSinceAt: null,
}

function firstAfter(instants: readonly (Date | null)[], after: Date | null): Date | null {
  const later = instants.filter((at): at is Date => at !== null && (after === null || at > after))
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}

/** Joins what two servers saw, in any order: a vendor that answers one of them is not failing. */
export function joinedRuns(a: VendorRun, b: VendorRun): VendorRun {
  const lastAnswerAt = latest(a.lastAnswerAt, b.lastAnswerAt)
  const lastFailureAt = latest(a.lastFailureAt, b.lastFailureAt)
  const failures = [a.failingSinceAt, b.failingSinceAt, a.lastFailureAt, b.lastFailureAt]
  const answers = [a.answeringSinceAt, b.answeringSinceAt, a.lastAnswerAt, b.lastAnswerAt]
  return {
    lastAnswerAt,
    lastFailureAt,
    failingSinceAt: firstAfter(failures, lastAnswerAt),
    answeringSinceAt: firstAfter(answers, lastFailureAt),
  }
}

/** Returns what is known after one more call. */
export function afterCall(run: VendorRun, at: Date, failed: boolean): VendorRun {
  const one = failed
    ? { ...noRun, lastFailureAt: at, failingSinceAt: at }
    : { ...noRun, lastAnswerAt: at, answeringSinceAt: at }
  return joinedRuns(run, one)
}

/** A vendor is down, or back, once it has failed or answered for this long without a break. */
export const outageMs = 5 * 60_000
/** Staff get mail about a vendor's next outage no sooner than this after the mail about its last one. */
export const outageMailEveryMs = 60 * 60_000

export interface Outage {
  /** When the outage began that staff have mail about; null if there is none. */
  readonly outageSinceAt: Date | null
  readonly outageMailedAt: Date | null
}

/**
 * Returns the mail that is due: `down` when calls have failed for five minutes and none was answered in between, `back`
 * when the vendor has answered for five minutes since. The hour between two outages bounds the mails of a vendor that
 * comes and goes.
 */
export function outageNews(run: VendorRun & Outage, now: Date): 'down' | 'back' | null {
  const { failingSinceAt, answeringSinceAt, lastFailureAt, outageSinceAt, outageMailedAt } = run
  if (outageSinceAt !== null) {
    return answeringSinceAt !== null && now.getTime() - answeringSinceAt.getTime() >= outageMs ? 'back' : null
  }
  if (failingSinceAt === null || lastFailureAt === null) return null
  const failedMs = lastFailureAt.getTime() - failingSinceAt.getTime()
  const mayMail = outageMailedAt === null || now.getTime() - outageMailedAt.getTime() >= outageMailEveryMs
  return failedMs >= outageMs && mayMail ? 'down' : null
}

/**
 * An outage that staff have mail about is `down` until it is over; `failing` is what may become one; `off` is what the store
 * does without.
 */
export type VendorState = 'in_use' | 'built_in' | 'off' | 'failing' | 'down'
/** `open`: a server makes no calls for some seconds after one went unanswered; `half_open`: the next call decides. */
export type CircuitState = 'closed' | 'open' | 'half_open'

export interface VendorFigures {
  readonly subject: VendorSubject
  readonly adapter: string
  readonly state: VendorState
  /** Since when it is failing or down. */
  readonly since: string | null
  /** Null for a vendor without a circuit. */
  readonly circuit: CircuitState | null
  readonly calls: number
  readonly failures: Readonly<Record<VendorFailureKind, number>>
  /** Null if there were no calls. */
  readonly p95Ms: number | null
  readonly lastAnswerAt: string | null
  readonly lastError: {
    readonly code: string
    readonly kind: VendorFailureKind
    readonly at: string
  } | null
}

export interface VendorHealth {
  readonly range: MeasuredRange
  readonly vendors: readonly VendorFigures[]
}

/** Returns the state of a circuit that was last open until an instant, on any server. */
export function circuitState(
  { openUntilAt, lastAnswerAt }: { readonly openUntilAt: Date | null; readonly lastAnswerAt: Date | null },
  now: Date,
): CircuitState {
  if (openUntilAt === null) return 'closed'
  if (openUntilAt > now) return 'open'
  return lastAnswerAt !== null && lastAnswerAt >= openUntilAt ? 'closed' : 'half_open'
}
