import type { Card, NamedCard, SavedCardChoice, SavedCardRequest, TypedCardRequest } from '../port.ts'

/** The sandbox's approved Visa, or another number with a code of the right length, valid until December 2030. */
export function card(number = '4000100011112224', facts: Partial<Card> = {}): Card {
  const code = number.startsWith('3') ? '9999' : '123'
  return {
    number,
    expiry: '1230',
    code,
    holder: 'Pat Cooper',
    street: '100 Cooler Way',
    zip: '28570',
    ...facts,
  }
}

/** A request to charge 100.00 to a card. */
export function charge(reference: string, number?: string, facts: Partial<Card> = {}): TypedCardRequest {
  return { reference, amountCents: 10_000, taxCents: 0, shippingCents: 0, card: card(number, facts) }
}

export function namedCard(number?: string, facts: Partial<NamedCard> = {}): NamedCard {
  return { ...card(number), name: 'Shop card', ...facts }
}

/** A request to charge 100.00 to a saved card. */
export function chargeSaved(reference: string, savedCard: SavedCardChoice): SavedCardRequest {
  return { reference, amountCents: 10_000, taxCents: 0, shippingCents: 0, savedCard }
}
