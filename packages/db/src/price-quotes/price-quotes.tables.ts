import { priceQuoteStates } from '@mullion/domain/price-quotes/price-quote'
import { priceQuoteEventKinds } from '@mullion/domain/price-quotes/price-quote-view'
import type { AskedLine, QuotedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { companies, users } from '../accounts/accounts.tables.ts'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/** Requests for a price quote, with what was asked. */
export const priceQuotes = kit.table(
  'price_quotes',
  {
    id: kit.autoId(),
    /** Such as `Q1042`; null only while the row is being stored. */
    number: kit.text(),
    state: kit.text({ enum: priceQuoteStates }).notNull(),
    /** Counts changes, so that a decision about an earlier one is refused. */
    revision: kit.int().notNull(),
    /** Who asked; both are null for someone without an account. */
    userId: kit.int().references(() => users.id),
    companyId: kit.int().references(() => companies.id),
    actorId: kit.text().notNull(),
    requestKey: kit.text().notNull(),
    contactName: kit.text().notNull(),
    companyName: kit.text().notNull(),
    contactEmail: kit.text().notNull(),
    contactPhone: kit.text().notNull(),
    lines: kit.json<readonly AskedLine[]>().notNull(),
    neededBy: kit.text(),
    notes: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
    changedAt: kit.instant().notNull(),
    /** The latest answer: its number, its last day, the sum of its lines; null before the first. */
    versionNo: kit.int(),
    validUntil: kit.text(),
    goodsCents: kit.money(),
    /** When the buyer is reminded of the last day; null if that is done. */
    remindAt: kit.instant(),
    orderId: kit.int().references(() => orders.id),
  },
  (quote) => [
    kit.uniqueIndex('price_quotes_number').on(quote.number),
    kit.uniqueIndex('price_quotes_actor_id_request_key').on(quote.actorId, quote.requestKey),
    kit.index('price_quotes_user_id').on(quote.userId, quote.id),
    kit.index('price_quotes_company_id').on(quote.companyId, quote.id),
    kit.index('price_quotes_state').on(quote.state, quote.id),
    kit.index('price_quotes_order_id').on(quote.orderId),
    ...listed(quote.state),
    ...positive(quote.revision, quote.versionNo),
    ...notNegative(quote.goodsCents),
  ],
)

/** What staff answered. A version never changes; a new answer is a new one. */
export const priceQuoteVersions = kit.table(
  'price_quote_versions',
  {
    id: kit.autoId(),
    priceQuoteId: kit
      .int()
      .notNull()
      .references(() => priceQuotes.id, { onDelete: 'cascade' }),
    versionNo: kit.int().notNull(),
    lines: kit.json<readonly QuotedLine[]>().notNull(),
    goodsCents: kit.money().notNull(),
    /** Null if freight is quoted at checkout. */
    freightCents: kit.money(),
    /** The last day on which it can be accepted. */
    validUntil: kit.text().notNull(),
    message: kit.text().notNull(),
    answeredById: kit
      .int()
      .notNull()
      .references(() => users.id),
    createdAt: kit.instant().notNull(),
  },
  (version) => [
    kit
      .uniqueIndex('price_quote_versions_price_quote_id_version_no')
      .on(version.priceQuoteId, version.versionNo),
    kit.index('price_quote_versions_answered_by_id').on(version.answeredById),
    ...positive(version.versionNo),
    ...notNegative(version.goodsCents, version.freightCents),
  ],
)

/** Files sent with requests; the bytes are stored with the PO documents. */
export const priceQuoteFiles = kit.table(
  'price_quote_files',
  {
    id: kit.key(),
    actorId: kit.text().notNull(),
    /** Null until its request is sent. */
    priceQuoteId: kit.int().references(() => priceQuotes.id, { onDelete: 'cascade' }),
    /** The uploaded name, sanitized for display. */
    name: kit.text().notNull(),
    contentType: kit.text().notNull(),
    sizeBytes: kit.int().notNull(),
    storedAs: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (file) => [
    kit.index('price_quote_files_price_quote_id').on(file.priceQuoteId),
    kit.index('price_quote_files_created_at').on(file.createdAt),
    ...positive(file.sizeBytes),
  ],
)

/** What happened to a request; append-only. */
export const priceQuoteEvents = kit.table(
  'price_quote_events',
  {
    id: kit.autoId(),
    priceQuoteId: kit
      .int()
      .notNull()
      .references(() => priceQuotes.id, { onDelete: 'cascade' }),
    /** Null for what happened by itself, or through the private link. */
    userId: kit.int().references(() => users.id),
    kind: kit.text({ enum: priceQuoteEventKinds }).notNull(),
    note: kit.text().notNull(),
    at: kit.instant().notNull(),
  },
  (event) => [
    kit.index('price_quote_events_price_quote_id').on(event.priceQuoteId, event.id),
    ...listed(event.kind),
  ],
)
