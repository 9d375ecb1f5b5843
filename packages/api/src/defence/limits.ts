import { countUse, forgetUses, removeEndedLimits, uncountUse } from '@mullion/db/defence/limit.repository'
import type { Store } from '@mullion/db/store'
import { tooManyTries } from '@mullion/domain/accounts/account-errors'
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
  'forgot-address': { most: 20, withinMs: 15 * minute },
  'mailed-link': { most: 30, withinMs: 15 * minute },
  'dealer-request': { most: 10, withinMs: 60 * minute },
  'share-cart': { most: 30, withinMs: 15 * minute },
  'shared-cart': { most: 60, withinMs: minute },
  quote: { most: 60, withinMs: minute },
  'quote-address': { most: 600, withinMs: minute },
} as const satisfies Record<string, LimitRule>
export type LimitName = keyof typeof limitRules

/** Limits that are counted in the database, so that they hold for all servers of a store and over a restart. */
export function createLimits({ store, clock }: { store: Store; clock: Clock }) {
  const keyOf = (name: LimitName, about: string) => `${name}:${about}`

  return {
    /** Counts a use before it is made, and throws `limited` when there were too many. */
    async take(name: LimitName, about: string): Promise<void> {
      const now = clock()
      const { most, withinMs } = limitRules[name]
      const window = { now, endsAt: new Date(now.getTime() + withinMs) }
      const { count, endsAt } = await store.transaction((tx) => countUse(tx, keyOf(name, about), window))
      if (count > most) throw tooManyTries(endsAt, now)
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
