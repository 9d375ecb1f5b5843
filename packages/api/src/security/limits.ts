import type { Database } from '@mullion/db/database'
import {
  countUse,
  findUses,
  refundUse,
  removeEndedLimits,
  resetUses,
} from '@mullion/db/security/limit.repository'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import type { Clock } from '../clock.ts'

export type Limits = ReturnType<typeof createLimits>

/** How many uses are allowed within a period. */
export interface LimitRule {
  readonly most: number
  readonly withinMs: number
}

const minute = 60_000

export const limitRules = {
  /** Wrong passwords for one account from one IP address: a stranger elsewhere cannot lock a dealer out. */
  'sign-in-account': { most: 5, withinMs: 15 * minute },
  'sign-in-address': { most: 30, withinMs: 15 * minute },
  'second-factor': { most: 10, withinMs: 15 * minute },
  /** Questions and answers; nobody can guess a right one. */
  passkey: { most: 60, withinMs: 15 * minute },
  'own-password': { most: 10, withinMs: 15 * minute },
  /** Unknown API tokens from one IP address; those that are right go on working there. */
  'wrong-token': { most: 30, withinMs: 15 * minute },
  'tokens-made': { most: 50, withinMs: 60 * minute },
  /** Counted, and limited by a setting. */
  'token-calls': { most: Number.POSITIVE_INFINITY, withinMs: minute },
  'forgot-account': { most: 3, withinMs: 15 * minute },
  /** Mails to one account, from any source; beyond it the answer is the same and no mail is sent. */
  'forgot-mails': { most: 10, withinMs: 60 * minute },
  /** A code from an authenticator app works for one sign-in. */
  'used-code': { most: 1, withinMs: 2 * minute },
  'people-mailed': { most: 100, withinMs: 60 * minute },
  /**
   * Email addresses a company admin found to be in use: the 409 reveals who has an account, so this keeps
   * anyone from testing a whole list.
   */
  'emails-in-use': { most: 10, withinMs: 60 * minute },
  'forgot-address': { most: 20, withinMs: 15 * minute },
  'mailed-link': { most: 30, withinMs: 15 * minute },
  'dealer-request': { most: 10, withinMs: 60 * minute },
  /** Mails to one recipient, from any source: anyone can submit the form with any recipient. */
  'dealer-request-mails': { most: 3, withinMs: 60 * minute },
  'po-document': { most: 30, withinMs: 60 * minute },
  /** Requests for a price quote, and mails to one recipient about them: a guest can name any recipient. */
  'price-quote': { most: 60, withinMs: 60 * minute },
  'price-quote-mails': { most: 6, withinMs: 60 * minute },
  'price-quote-file': { most: 30, withinMs: 60 * minute },
  /** Requests of procurement systems to begin a visit: wrong ones by IP address, right ones by system. */
  'punchout-wrong': { most: 20, withinMs: 15 * minute },
  'punchout-setup': { most: 600, withinMs: 15 * minute },
  return: { most: 240, withinMs: 60 * minute },
  'return-photo': { most: 60, withinMs: 60 * minute },
  'tax-certificate': { most: 60, withinMs: 60 * minute },
  'track-order': { most: 20, withinMs: 15 * minute },
  /** Wrong email addresses for one order, from any source; those who open its mail are not limited. */
  'track-order-number': { most: 10, withinMs: 60 * minute },
  'share-cart': { most: 30, withinMs: 15 * minute },
  'shared-cart': { most: 60, withinMs: minute },
  'door-lookup': { most: 30, withinMs: minute },
  /** Doors named by the lines of a cart or an order, which a signed-in user asks about by opening it. */
  'door-fit': { most: 300, withinMs: minute },
  'zip-place': { most: 120, withinMs: minute },
  /** Errors that browsers report: from one IP address, and in all. */
  'page-error': { most: 20, withinMs: 15 * minute },
  'page-errors-in-all': { most: 600, withinMs: 15 * minute },
  quote: { most: 60, withinMs: minute },
  'quote-address': { most: 600, withinMs: minute },
  /** A solved bot-check puzzle works once; the window is longer than a puzzle stays valid. */
  'solved-puzzle': { most: 1, withinMs: 15 * minute },
  /** Tests and repeats of webhooks, which an administrator waits for. */
  'webhook-test': { most: 60, withinMs: 10 * minute },
  /** Kilobytes of quotes, which are stored for 20 to 30 minutes: per IP address, and for the whole store. */
  'quote-kilobytes': { most: 8 * 1024, withinMs: 20 * minute },
  'quote-kilobytes-in-all': { most: 512 * 1024, withinMs: 20 * minute },
} as const satisfies Record<string, LimitRule>
export type LimitName = keyof typeof limitRules

/** Uses before those just counted, and when the count resets. */
export interface UsedBefore {
  readonly before: number
  readonly endsAt: Date
}

/** Limits counted in the database, so that they hold across a store's servers and restarts. */
export function createLimits({ db, clock }: { db: Database; clock: Clock }) {
  const keyOf = (name: LimitName, about: string) => `${name}:${about}`
  const windowOf = (name: LimitName) => {
    const now = clock()
    return { now, endsAt: new Date(now.getTime() + limitRules[name].withinMs) }
  }
  const count = (key: string, window: Parameters<typeof countUse>[2]) =>
    db.transaction((tx) => countUse(tx, key, window))

  return {
    /** Counts uses before they happen, one by default; throws `limited` after too many. */
    async consume(name: LimitName, about: string, uses = 1): Promise<void> {
      const window = { ...windowOf(name), uses }
      const used = await count(keyOf(name, about), window)
      if (used.count > limitRules[name].most) throw tooManyTries(used.endsAt, window.now)
    },
    /** Counts a use before it happens; false after too many. */
    async allows(name: LimitName, about: string): Promise<boolean> {
      const used = await count(keyOf(name, about), windowOf(name))
      return used.count <= limitRules[name].most
    },
    /** Counts uses that already happened and returns how many came before; never refuses. */
    async add(name: LimitName, about: string, uses: number): Promise<UsedBefore> {
      const key = keyOf(name, about)
      const window = windowOf(name)
      const used = uses === 0 ? await findUses(db.read, key, window) : await count(key, { ...window, uses })
      return { before: used ? used.count - uses : 0, endsAt: used?.endsAt ?? window.endsAt }
    },
    async reset(name: LimitName, about: string): Promise<void> {
      await db.transaction((tx) => resetUses(tx, keyOf(name, about)))
    },
    /** Refunds one use, for limits that count failures only. */
    async refund(name: LimitName, about: string): Promise<void> {
      await db.transaction((tx) => refundUse(tx, keyOf(name, about)))
    },
    async deleteExpired(): Promise<void> {
      await db.transaction((tx) => removeEndedLimits(tx, clock()))
    },
  }
}

/**
 * Returns a function that marks a solved puzzle as used, across all servers of the store; false if it was used before.
 */
export function spendPuzzles(deps: { db: Database; clock: Clock }): (nonce: string) => Promise<boolean> {
  const limits = createLimits(deps)
  return (nonce) => limits.allows('solved-puzzle', nonce)
}
