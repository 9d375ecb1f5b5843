import type { Actor } from '@mullion/domain/accounts/actor'
import type { BillingDetails, CardEntry, PlaceOrderInput } from '@mullion/domain/checkout/order'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { Card, SavedCardChoice } from '@mullion/integrations/payments/port'

/** What to charge: a card just typed, which may be saved once approved, or one of the customer's saved cards. */
export type Charge =
  | { readonly card: Card; readonly saveAs?: { readonly customerId: string; readonly name: string } }
  | { readonly savedCard: SavedCardChoice }

function cardOf(card: CardEntry, billing: BillingDetails): Card {
  return {
    number: card.cardNumber.replace(/\D/g, ''),
    expiry: card.cardExpiration.replace(/\D/g, ''),
    code: card.cardCode,
    holder: `${billing.firstName} ${billing.lastName}`.trim(),
    street: billing.address1,
    zip: billing.zip,
  }
}

/** Returns what to charge an order to; a card is never saved while staff order for a company. */
export function chargeOf(actor: Actor, { card, billing, savedCard, saveCard }: PlaceOrderInput): Charge {
  const customerId = `user:${actor.userId}`
  if (savedCard) {
    const { methodId, cardCode: code } = savedCard
    return { savedCard: { customerId, methodId, ...(code ? { code } : {}) } }
  }
  if (!card || !billing) throw invalidInput('checkout.card_invalid', { 'card.cardNumber': requiredText })
  const typed = cardOf(card, billing)
  const maySave = saveCard && actor.role !== 'guest' && actor.actingFor === null
  return maySave ? { card: typed, saveAs: { customerId, name: saveCard.label } } : { card: typed }
}
