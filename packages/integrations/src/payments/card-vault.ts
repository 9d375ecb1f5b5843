import { randomUUID } from 'node:crypto'
import { savedCardMissing } from './errors.ts'
import type { Ledger } from './ledger.ts'
import { type CardEntry, isCardEntry } from './ledger-entry.ts'
import type { SavedCard, SavedCardChoice } from './port.ts'
import { isSameCard, type MaskedCard } from './saved-card.ts'

/** A card of the vault. */
export interface KeptCard extends MaskedCard {
  readonly card: SavedCard
}

interface Customer {
  /** By method id, in the order in which they were first saved. */
  readonly cards: ReadonlyMap<string, KeptCard>
  /** Resolves when all that led to these cards is on the disk: no answer may run ahead of the ledger. */
  readonly durable: Promise<void>
}

const stranger: Customer = { cards: new Map(), durable: Promise.resolve() }

/** The saved cards of a ledger as they stand, each customer's apart. */
export function createCardVault(ledger: Ledger, clock: () => Date) {
  const customers = new Map<string, Customer>()
  const customerOf = (customerId: string) => customers.get(customerId) ?? stranger

  function remember(entry: CardEntry, durable: Promise<void>): void {
    const cards = new Map(customerOf(entry.customerId).cards)
    if (entry.kind === 'card_removed') cards.delete(entry.methodId)
    else cards.set(entry.card.methodId, { card: entry.card, testCardId: entry.testCardId })
    customers.set(entry.customerId, { cards, durable })
  }
  for (const entry of ledger.replayed.filter(isCardEntry)) remember(entry, Promise.resolve())

  function record(entry: CardEntry): Promise<void> {
    const durable = ledger.append(entry)
    remember(entry, durable)
    return durable
  }

  return {
    /** The card that a customer chose; throws `payments.saved_card_missing`. */
    chosen({ customerId, methodId }: SavedCardChoice): KeptCard {
      const kept = customerOf(customerId).cards.get(methodId)
      if (!kept) throw savedCardMissing(methodId)
      return kept
    },

    async list(customerId: string): Promise<SavedCard[]> {
      const { cards, durable } = customerOf(customerId)
      await durable
      return [...cards.values()].map(({ card }) => card)
    },

    async save(customerId: string, masked: MaskedCard): Promise<SavedCard> {
      const same = [...customerOf(customerId).cards.values()].find((kept) => isSameCard(kept, masked))
      const card = { methodId: same?.card.methodId ?? randomUUID(), ...masked.card }
      const { testCardId } = masked
      await record({ kind: 'card_saved', at: clock().toISOString(), customerId, card, testCardId })
      return card
    },

    async remove(customerId: string, methodId: string): Promise<boolean> {
      const { cards, durable } = customerOf(customerId)
      if (cards.has(methodId)) {
        await record({ kind: 'card_removed', at: clock().toISOString(), customerId, methodId })
        return true
      }
      await durable
      return false
    },
  }
}
