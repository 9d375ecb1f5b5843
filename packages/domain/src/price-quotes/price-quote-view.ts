import type { ListPage } from '../list-input.ts'
import type { Cents } from '../money.ts'
import type { PriceQuoteAction, PriceQuoteState } from './price-quote.ts'
import type { AskedLine, QuoteOffer } from './quoted-lines.ts'

export const priceQuoteEventKinds = [
  'asked',
  'answered',
  'asked_again',
  'declined',
  'withdrawn',
  'refused',
  'expired',
  'reminded',
  'ordering',
  'accepted',
  'reopened',
] as const
export type PriceQuoteEventKind = (typeof priceQuoteEventKinds)[number]

export interface PriceQuoteEvent {
  readonly kind: PriceQuoteEventKind
  readonly at: string
  /** Null for what happened by itself, or was done through the private link. */
  readonly by: string | null
  readonly note: string
}

export interface PriceQuoteSummary {
  readonly id: number
  /** Such as `Q1042`. */
  readonly number: string
  readonly state: PriceQuoteState
  readonly revision: number
  readonly contactName: string
  readonly companyName: string
  readonly lineCount: number
  readonly neededBy: string | null
  readonly askedAt: string
  readonly changedAt: string
  /** The last day of the latest answer, and the sum of its lines; null before the first. */
  readonly validUntil: string | null
  readonly goodsCents: Cents | null
  readonly orderNumber: string | null
}

export interface PriceQuotesPage {
  readonly quotes: readonly PriceQuoteSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export type PriceQuoteDesk = ListPage<PriceQuoteSummary>

/** An answer as it was given; each is kept. */
export interface PriceQuoteVersion extends QuoteOffer {
  readonly versionNo: number
  readonly answeredAt: string
  readonly answeredBy: string
  readonly message: string
  readonly goodsCents: Cents
  /** Sentences about what it changes in the version before; empty for the first. */
  readonly changes: readonly string[]
}

export interface PriceQuoteFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

/** What a part costs today, for staff who price it. */
export interface TodaysPrice {
  readonly lineNo: number
  readonly listPriceCents: Cents | null
  /** The price of this buyer's company for the quantity. */
  readonly ownPriceCents: Cents | null
}

export interface PriceQuote extends PriceQuoteSummary {
  readonly contactEmail: string
  readonly contactPhone: string
  readonly notes: string
  readonly lines: readonly AskedLine[]
  readonly files: readonly PriceQuoteFile[]
  /** Newest first. */
  readonly versions: readonly PriceQuoteVersion[]
  readonly events: readonly PriceQuoteEvent[]
  readonly actions: readonly PriceQuoteAction[]
  readonly orderId: number | null
  /** For staff only; null for the buyer. */
  readonly todaysPrices: readonly TodaysPrice[] | null
}

/** A request that was sent. */
export interface AskedPriceQuote {
  readonly id: number
  readonly number: string
  /** The key of its private link; null for a member, who signs in to see it. */
  readonly key: string | null
}
