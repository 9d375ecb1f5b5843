import { countOtherSuperAdmins } from '@mullion/db/accounts/user.repository'
import {
  countPersonData,
  erasePersonData,
  findAnyUserByEmail,
  hasUnsettledPayment,
  listPersonData,
  type PersonCount,
  type PersonKeys,
  type PersonTable,
} from '@mullion/db/admin/person-data.repository'
import type { Database } from '@mullion/db/database'
import { cardsUnavailable } from '@mullion/domain/accounts/account-errors'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { AppError } from '@mullion/domain/error'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { operator } from './operator.ts'

export interface PersonDataDeps {
  readonly db: Database
  readonly gateway: Pick<PaymentGateway, 'listCards' | 'removeCard'>
  readonly clock: Clock
  /** True for a store in which demonstration accounts can sign in. */
  readonly demo: boolean
}

export interface PersonExport {
  readonly email: string
  readonly userId: number | null
  readonly exportedAt: string
  readonly savedCards: readonly SavedCard[]
  readonly tables: readonly PersonTable[]
}

export interface PersonErased {
  readonly email: string
  readonly userId: number | null
  readonly savedCards: number
  readonly tables: readonly PersonCount[]
}

const personMissing = (email: string) =>
  new AppError('missing', 'accounts.person_missing', `The store has nothing about ${email}.`)
const paymentUnderWay = () =>
  new AppError(
    'conflict',
    'accounts.person_payment_under_way',
    'A payment of this person is not finished. Nothing was erased. Try again when it is captured or released.',
  )
const lastSuperAdmin = () =>
  new AppError(
    'conflict',
    'accounts.last_super_admin',
    'This is the only super admin. Nothing was erased. Create another one first.',
  )

/** Exports and erases what the store has about one person; for the operator's commands. */
export function createPersonDataService({ db, gateway, clock, demo }: PersonDataDeps) {
  async function personOf(typed: string) {
    const email = typed.trim().toLowerCase()
    const user = await findAnyUserByEmail(db.read, email)
    return { user, person: { id: user?.id ?? null, email } satisfies PersonKeys }
  }

  const customerOf = ({ id }: PersonKeys) => `user:${id}`

  async function cardsOf(person: PersonKeys): Promise<SavedCard[]> {
    if (person.id === null) return []
    return gateway.listCards(customerOf(person)).catch((error: unknown) => {
      throw cardsUnavailable(error)
    })
  }

  async function removeCards(person: PersonKeys, cards: readonly SavedCard[]): Promise<void> {
    for (const { methodId } of cards) {
      await gateway.removeCard(customerOf(person), methodId).catch((error: unknown) => {
        throw cardsUnavailable(error)
      })
    }
  }

  const noteOf = (person: PersonKeys, action: 'person_exported' | 'person_erased', at: Date) => ({
    action,
    subject: `user:${person.id ?? 'guest'}`,
    at,
  })

  return {
    /** Returns everything about a person, for them to read. Throws `missing` if there is nothing. */
    async export(email: string): Promise<PersonExport> {
      const { person } = await personOf(email)
      const tables = await listPersonData(db.read, person)
      if (tables.length === 0) throw personMissing(person.email)
      const savedCards = await cardsOf(person)
      const now = clock()
      await db.transaction((tx) => audit(tx, operator, noteOf(person, 'person_exported', now)))
      return { email: person.email, userId: person.id, exportedAt: now.toISOString(), savedCards, tables }
    },

    /** Returns what erasing would do. Throws as `erase` does. */
    async plan(email: string): Promise<PersonErased> {
      const { user, person } = await personOf(email)
      const tables = await countPersonData(db.read, person)
      if (tables.length === 0) throw personMissing(person.email)
      if (await hasUnsettledPayment(db.read, person)) throw paymentUnderWay()
      const isLast = user?.role === 'super_admin' && user.removedAt === null
      if (isLast && (await countOtherSuperAdmins(db.read, user.id, { demo })) === 0) throw lastSuperAdmin()
      return {
        email: person.email,
        userId: person.id,
        savedCards: (await cardsOf(person)).length,
        tables,
      }
    },

    /**
     * Removes a person's account, addresses, sessions, tokens and saved cards, and takes their name and email out of what
     * must stay. Throws `conflict` while a payment is under way, and `unavailable` if the gateway does not answer; then
     * nothing in the store has changed.
     */
    async erase(email: string): Promise<PersonErased> {
      const plan = await this.plan(email)
      const person = { id: plan.userId, email: plan.email }
      await removeCards(person, await cardsOf(person))
      const now = clock()
      const placeholder = `removed${person.id === null ? '' : `-${person.id}`}@removed.invalid`
      await db.transaction(async (tx) => {
        if (await hasUnsettledPayment(tx, person)) throw paymentUnderWay()
        await erasePersonData(tx, { ...person, now, placeholder })
        await audit(tx, operator, noteOf(person, 'person_erased', now))
      })
      return plan
    },
  }
}
