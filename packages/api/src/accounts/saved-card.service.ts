import type { Database } from '@mullion/db/database'
import { cardMissing, cardsUnavailable } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import type { RemoveCardInput, SavedCard } from '@mullion/domain/accounts/saved-card'
import type { OfUserInput } from '@mullion/domain/accounts/user'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { audit } from '../security/audit.ts'
import { assertOwnUser } from './own-user.ts'

export interface SavedCardDeps {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly clock: Clock
  readonly log: Log
}

export type SavedCardService = ReturnType<typeof createSavedCardService>

const customerOf = ({ userId }: Member) => `user:${userId}`

/** A user's saved cards, held by the gateway and never by the store. Naming another user throws `missing`. */
export function createSavedCardService({ db, gateway, clock, log }: SavedCardDeps) {
  async function answerOf<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      log.warn({ err: error }, 'The gateway did not answer for saved cards.')
      throw cardsUnavailable(error)
    }
  }

  async function list(actor: Member, named: OfUserInput = {}): Promise<SavedCard[]> {
    assertOwnUser(actor, named)
    return answerOf(gateway.listCards(customerOf(actor)))
  }

  return {
    list,

    async remove(actor: Member, { methodId, userId }: RemoveCardInput): Promise<void> {
      const card = (await list(actor, { userId })).find((card) => card.methodId === methodId)
      if (!card || !(await answerOf(gateway.removeCard(customerOf(actor), methodId)))) throw cardMissing()
      const { lastFour, cardType } = card
      const subject = `user:${actor.userId}`
      const details = { lastFour, cardType }
      await db.transaction((tx) =>
        audit(tx, actor, { action: 'saved_card_removed', subject, details, at: clock() }),
      )
    },
  }
}
