import { randomUUID } from 'node:crypto'
import { savedCardMissing } from './errors.ts'
import type { Ledger } from './ledger.ts'
import type { SavedCard, SavedCardChoice } from './port.ts'
import { isSameCard, type MaskedCard } from './saved-card.ts'

export interface VaultCard extends MaskedCard {
  readonly card: SavedCard
}

/** Opens a ledger's saved cards, separate for each customer. */
export function createCardVault(ledger: Ledger, clock: () => Date) {
  /** By method id, in the order first saved. */
  function cardsOf(customerId: string): ReadonlyMap<string, VaultCard> {
    const cards = new Map<string, VaultCard>()
    for (const entry of ledger.cardEntriesOf(customerId)) {
      if (entry.kind === 'card_removed') cards.delete(entry.methodId)
      else cards.set(entry.card.methodId, { card: entry.card, testCardId: entry.testCardId })
    }
    return cards
  }

  return {
    /** Returns the card a customer chose; throws `payments.saved_card_missing`. */
    chosen({ customerId, methodId }: SavedCardChoice): VaultCard {
      const card = cardsOf(customerId).get(methodId)
      if (!card) throw savedCardMissing(methodId)
      return card
    },

    list: (customerId: string): SavedCard[] => [...cardsOf(customerId).values()].map(({ card }) => card),

    save: (customerId: string, masked: MaskedCard): Promise<SavedCard> =>
      ledger.write((append) => {
        const same = [...cardsOf(customerId).values()].find((card) => isSameCard(card, masked))
        const card = { methodId: same?.card.methodId ?? randomUUID(), ...masked.card }
        const { testCardId } = masked
        append({ kind: 'card_saved', at: clock().toISOString(), customerId, card, testCardId })
        return card
      }),

    remove: (customerId: string, methodId: string): Promise<boolean> =>
      ledger.write((append) => {
        if (!cardsOf(customerId).has(methodId)) return false
        append({ kind: 'card_removed', at: clock().toISOString(), customerId, methodId })
        return true
      }),
  }
}
