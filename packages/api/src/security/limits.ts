import {
  countUse,
  findUses,
  forgetUses,
  removeEndedLimits,
  uncountUse,
} from '@mullion/db/security/limit.repository'
import type { Store } from '@mullion/db/store'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import type { Clock } from '../clock.ts'

export type Limits = ReturnType<typeof createLimits>

/** How often something may be done within a time. */
export interface LimitRule {
  readonly most: number
  readonly withinMs: number
}

const minute = 60_000

/** Every limit there is, by what it is about. */
export const limitRules = {
  /** Wrong passwords for one account from one address: a stranger elsewhere cannot lock a dealer out. */
  'sign-in-account': { most: 5, withinMs: 15 * minute },
  'sign-in-address': { most: 30, withinMs: 15 * minute },
  'second-factor': { most: 10, withinMs: 15 * minute },
  'own-password': { most: 10, withinMs: 15 * minute },
  'forgot-account': { most: 3, withinMs: 15 * minute },
  /** Mails to one account, whoever asks; beyond it the answer is the same and no mail goes out. */
  'forgot-mails': { most: 10, withinMs: 60 * minute },
  /** A code of an authenticator app is good for one sign-in. */
  'used-code': { most: 1, withinMs: 2 * minute },
  /** People added and addresses changed by one admin. */
  'people-mailed': { most: 100, withinMs: 60 * minute },
  /** Email addresses that a company's admin found in use: the 409 tells who has an account here, so nobody goes through a list. */
  'emails-in-use': { most: 10, withinMs: 60 * minute },
  'forgot-address': { most: 20, withinMs: 15 * minute },
  'mailed-link': { most: 30, withinMs: 15 * minute },
  'dealer-request': { most: 10, withinMs: 60 * minute },
  /** Mails to one recipient, whoever asks: the form is open to everyone, and so is whom it names. */
  'dealer-request-mails': { most: 3, withinMs: 60 * minute },
  'po-document': { most: 30, withinMs: 60 * minute },
  'share-cart': { most: 30, withinMs: 15 * minute },
  'shared-cart': { most: 60, withinMs: minute },
  'door-lookup': { most: 30, withinMs: minute },
  'zip-place': { most: 120, withinMs: minute },
  quote: { most: 60, withinMs: minute },
  'quote-address': { most: 600, withinMs: minute },
  /** A solved puzzle of the bot check is good for one use; the time is longer than a puzzle's. */
  'solved-puzzle': { most: 1, withinMs: 15 * minute },
  /** Kilobytes of quotes, which are kept for 20 to 30 minutes: from one IP address, and of the whole store. */
  'quote-kilobytes': { most: 8 * 1024, withinMs: 20 * minute },
  'quote-kilobytes-in-all': { most: 512 * 1024, withinMs: 20 * minute },
} as const satisfies Record<string, LimitRule>
export type LimitName = keyof typeof limitRules

/** How often something was done before the uses that were just counted, and when counting starts anew. */
export interface UsedBefore {
  readonly before: number
  readonly endsAt: Date
}

/** Limits that are counted in the database, so that they hold for all servers of a store and over a restart. */
export function createLimits({ store, clock }: { store: Store; clock: Clock }) {
  const keyOf = (name: LimitName, about: string) => `${name}:${about}`
  const windowOf = (name: LimitName) => {
    const now = clock()
    return { now, endsAt: new Date(now.getTime() + limitRules[name].withinMs) }
  }
  const count = (key: string, window: Parameters<typeof countUse>[2]) =>
    store.transaction((tx) => countUse(tx, key, window))

  return {
    /** Counts uses before they are made, one if not said, and throws `limited` when there were too many. */
    async take(name: LimitName, about: string, uses = 1): Promise<void> {
      const window = { ...windowOf(name), uses }
      const used = await count(keyOf(name, about), window)
      if (used.count > limitRules[name].most) throw tooManyTries(used.endsAt, window.now)
    },
    /** Counts a use before it is made, and gives false when there were too many. */
    async allows(name: LimitName, about: string): Promise<boolean> {
      const used = await count(keyOf(name, about), windowOf(name))
      return used.count <= limitRules[name].most
    },
    /** Counts uses that were made already, and gives how many there had been before them; however many, none is refused. */
    async add(name: LimitName, about: string, uses: number): Promise<UsedBefore> {
      const key = keyOf(name, about)
      const window = windowOf(name)
      const used =
        uses === 0 ? await findUses(store.read, key, window) : await count(key, { ...window, uses })
      return { before: used ? used.count - uses : 0, endsAt: used?.endsAt ?? window.endsAt }
    },
    /** Forgets the uses: what comes next is counted anew. */
    async forgive(name: LimitName, about: string): Promise<void> {
      await store.transaction((tx) => forgetUses(tx, keyOf(name, about)))
    },
    /** Takes one use back, for limits on failures only. */
    async giveBack(name: LimitName, about: string): Promise<void> {
      await store.transaction((tx) => uncountUse(tx, keyOf(name, about)))
    },
    /** Forgets what is over. */
    async forget(): Promise<void> {
      await store.transaction((tx) => removeEndedLimits(tx, clock()))
    },
  }
}

/** Counts the use of a solved puzzle for all servers of the store; false when it was used before. */
export function spendPuzzles(deps: { store: Store; clock: Clock }): (nonce: string) => Promise<boolean> {
  const limits = createLimits(deps)
  return (nonce) => limits.allows('solved-puzzle', nonce)
}
