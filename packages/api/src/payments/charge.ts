import type { Actor } from '@mullion/domain/accounts/actor'
import type { BillingDetails, CardEntry, PlaceOrderInput } from '@mullion/domain/checkout/order'
import { invalidInput } from '@mullion/domain/error'
import { requiredText } from '@mullion/domain/postal-address'
import type { Card, CardSource } from '@mullion/integrations/payments/port'

/** What to charge, and whether a card just typed is saved once it is approved. */
export interface Charge {
  readonly source: CardSource
  /** Absent for guests. */
  readonly customerId?: string
  readonly saveAs?: { readonly customerId: string; readonly name: string }
}

/** Gateways save no card without a holder, and the form does not require the buyer's name. */
function holderOf({ firstName, lastName, companyName }: BillingDetails, shipTo: string): string {
  return `${firstName} ${lastName}`.trim() || companyName || shipTo
}

function cardOf(card: CardEntry, billing: BillingDetails, shipTo: string): Card {
  return {
    number: card.cardNumber.replace(/\D/g, ''),
    expiry: card.cardExpiration.replace(/\D/g, ''),
    code: card.cardCode,
    holder: holderOf(billing, shipTo),
    street: billing.address1,
    zip: billing.zip,
  }
}

/** Returns what to charge an order to; a card is never saved while staff order for a company. */
export function chargeOf(actor: Actor, input: PlaceOrderInput): Charge {
  const { card, billing, savedCard, saveCard, shipAddress } = input
  const customerId = `user:${actor.userId}`
  if (savedCard) {
    const { methodId, cardCode: code } = savedCard
    return { source: { savedCard: { customerId, methodId, ...(code ? { code } : {}) } }, customerId }
  }
  if (!card || !billing) throw invalidInput('checkout.card_invalid', { 'card.cardNumber': requiredText })
  const source = { card: cardOf(card, billing, shipAddress.nameOrCompany) }
  if (actor.role === 'guest' || actor.actingFor !== null) return { source }
  return saveCard
    ? { source, customerId, saveAs: { customerId, name: saveCard.label } }
    : { source, customerId }
}
