import type { PriceQuoteState } from '@mullion/domain/price-quotes/price-quote'
import type { PriceQuoteEvent } from '@mullion/domain/price-quotes/price-quote-view'

/** States as buyers read them. */
export const stateWords: Readonly<Record<PriceQuoteState, string>> = {
  asked: 'Waiting for our answer',
  asked_again: 'Waiting for our new answer',
  answered: 'Answered',
  ordering: 'Being ordered',
  accepted: 'Ordered',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  refused: 'Can’t be offered',
}

const eventWords: Readonly<Record<PriceQuoteEvent['kind'], string>> = {
  asked: 'Asked',
  answered: 'Answered',
  asked_again: 'Asked again',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
  expired: 'Expired',
  reminded: 'A reminder was sent',
  ordering: 'Being ordered',
  accepted: 'Ordered',
  reopened: 'The order was not placed, so the quote is open again',
}

export function eventText({ kind, by }: PriceQuoteEvent): string {
  return by ? `${eventWords[kind]} by ${by}` : eventWords[kind]
}
