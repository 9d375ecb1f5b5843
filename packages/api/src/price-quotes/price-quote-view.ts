import type { Reader } from '@mullion/db/database'
import {
  type ListedPriceQuote,
  listPriceQuoteEvents,
  listPriceQuoteVersions,
} from '@mullion/db/price-quotes/price-quote.repository'
import { listPriceQuoteFiles } from '@mullion/db/price-quotes/price-quote-file.repository'
import { changesBetween } from '@mullion/domain/price-quotes/compare-versions'
import {
  type PriceQuoteParty,
  type PriceQuoteState,
  priceQuoteActionsOf,
  stateOn,
} from '@mullion/domain/price-quotes/price-quote'
import type {
  PriceQuote,
  PriceQuoteEvent,
  PriceQuoteSummary,
  PriceQuoteVersion,
  TodaysPrice,
} from '@mullion/domain/price-quotes/price-quote-view'

const nameOf = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }) =>
  `${firstname} ${lastname}`.trim()

/** A request as lists show it on a day of the store. */
export function viewSummary({ quote, orderNumber }: ListedPriceQuote, today: string): PriceQuoteSummary {
  const { id, number, revision, contactName, companyName, lines, neededBy, validUntil, goodsCents } = quote
  return {
    ...{ id, number: number ?? '', revision, contactName, companyName },
    state: stateOn(quote, today),
    lineCount: lines.length,
    ...{ neededBy, validUntil, goodsCents, orderNumber },
    askedAt: quote.createdAt.toISOString(),
    changedAt: quote.changedAt.toISOString(),
  }
}

async function versionsOf(db: Reader, id: number): Promise<PriceQuoteVersion[]> {
  const rows = await listPriceQuoteVersions(db, id)
  return rows.map(({ version, by }, at) => {
    const { versionNo, lines, goodsCents, freightCents, validUntil, message, createdAt } = version
    const before = rows[at + 1]
    return {
      ...{ versionNo, lines, goodsCents, freightCents, validUntil, message },
      answeredAt: createdAt.toISOString(),
      answeredBy: nameOf(by),
      changes: before ? changesBetween(before.version, version) : [],
    }
  })
}

async function eventsOf(db: Reader, id: number): Promise<PriceQuoteEvent[]> {
  const rows = await listPriceQuoteEvents(db, id)
  return rows.map(({ kind, at, by, note }) => ({
    ...{ kind, note },
    at: at.toISOString(),
    by: by ? nameOf(by) : null,
  }))
}

/** Whose view it is, and on which day. */
export interface QuoteViewer {
  readonly party: PriceQuoteParty
  readonly today: string
  /** What parts cost today, for staff. */
  readonly todaysPrices: readonly TodaysPrice[] | null
}

/** A request in full: what was asked, every answer, and what happened. */
export async function viewPriceQuote(
  db: Reader,
  listed: ListedPriceQuote,
  { party, today, todaysPrices }: QuoteViewer,
): Promise<PriceQuote> {
  const { quote } = listed
  const { id, contactEmail, contactPhone, notes, lines, orderId } = quote
  const files = await listPriceQuoteFiles(db, id)
  return {
    ...viewSummary(listed, today),
    ...{ contactEmail, contactPhone, notes, lines, orderId, todaysPrices },
    files: files.map((file) => ({ id: file.id, name: file.name, sizeBytes: file.sizeBytes })),
    versions: await versionsOf(db, id),
    events: await eventsOf(db, id),
    actions: priceQuoteActionsOf(quote, party, today),
  }
}

/** A request as programs get it: its state, without what was asked and answered. */
export interface PriceQuoteRecord {
  readonly id: number
  readonly number: string
  readonly state: PriceQuoteState
  readonly userId: number | null
  readonly companyId: number | null
  readonly companyName: string
  readonly contactName: string
  readonly contactEmail: string
  readonly versionNo: number | null
  readonly validUntil: string | null
  readonly goodsCents: number | null
  readonly orderNumber: string | null
}

export function priceQuoteRecordOf({ quote, orderNumber }: ListedPriceQuote): PriceQuoteRecord {
  const { id, number, state, userId, companyId, companyName, contactName, contactEmail } = quote
  const { versionNo, validUntil, goodsCents } = quote
  return {
    ...{ id, number: number ?? '', state, userId, companyId, companyName, contactName, contactEmail },
    ...{ versionNo, validUntil, goodsCents, orderNumber },
  }
}
