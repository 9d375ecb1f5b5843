import { randomUUID } from 'node:crypto'
import { savedCardMissing } from './errors.ts'
import type { CardEntry } from './ledger-entry.ts'
import type { SavedCard, SavedCardChoice } from './port.ts'
import type { Ledger } from './sandbox-ledger.ts'
import { isSameCard, type MaskedCard } from './saved-card.ts'

export interface VaultCard extends MaskedCard {
  readonly card: SavedCard
}

/** By method id, in the order first saved. */
function cardsIn(entries: readonly CardEntry[]): ReadonlyMap<string, VaultCard> {
  const cards = new Map<string, VaultCard>()
  for (const entry of entries) {
    if (entry.kind === 'card_removed') cards.delete(entry.methodId)
    else cards.set(entry.card.methodId, { card: entry.card, testCardId: entry.testCardId })
  }
  return cards
}

/** Opens a ledger's saved cards, separate for each customer. */
export function createCardVault(ledger: Ledger, clock: () => Date) {
  const cardsOf = async (customerId: string) => cardsIn(await ledger.cardEntriesOf(customerId))

  return {
    /** Returns the card a customer chose; rejects with `payments.saved_card_missing`. */
    async chosen({ customerId, methodId }: SavedCardChoice): Promise<VaultCard> {
      const card = (await cardsOf(customerId)).get(methodId)
      if (!card) throw savedCardMissing(methodId)
      return card
    },

    list: async (customerId: string): Promise<SavedCard[]> =>
      [...(await cardsOf(customerId)).values()].map(({ card }) => card),

    save: (customerId: string, masked: MaskedCard): Promise<SavedCard> =>
      ledger.cardStep(customerId, (before) => {
        const same = [...cardsIn(before).values()].find((card) => isSameCard(card, masked))
        const card = { methodId: same?.card.methodId ?? randomUUID(), ...masked.card }
        const { testCardId } = masked
        return {
          entry: { kind: 'card_saved', at: clock().toISOString(), customerId, card, testCardId },
          answer: card,
        }
      }),

    remove: (customerId: string, methodId: string): Promise<boolean> =>
      ledger.cardStep(customerId, (before) => {
        if (!cardsIn(before).has(methodId)) return { answer: false }
        return {
          entry: { kind: 'card_removed', at: clock().toISOString(), customerId, methodId },
          answer: true,
        }
      }),
  }
}
