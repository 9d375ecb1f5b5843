import { findCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  createPriceQuoteEvent,
  createPriceQuoteVersion,
  listExpiredQuotes,
  listQuotesToRemind,
  markQuoteReminded,
  movePriceQuote,
  type PriceQuoteRow,
  searchPriceQuotes,
} from '@mullion/db/price-quotes/price-quote.repository'
import { type Actor, guest, type Member } from '@mullion/domain/accounts/actor'
import { priceQuotedOrder, quotedParts } from '@mullion/domain/checkout/quoted-pricing'
import { priceAt } from '@mullion/domain/own-price'
import { daysBefore, reminderDays } from '@mullion/domain/price-quotes/price-quote'
import { answerIncomplete } from '@mullion/domain/price-quotes/price-quote-errors'
import type {
  AnswerQuoteInput,
  OnePriceQuoteInput,
  QuoteDeskInput,
  RefuseQuoteInput,
} from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote, PriceQuoteDesk, TodaysPrice } from '@mullion/domain/price-quotes/price-quote-view'
import { goodsCentsOf, type QuotedLine, quotedLinesOf } from '@mullion/domain/price-quotes/quoted-lines'
import { startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import { partsForSaleById } from '../catalog/parts-for-sale.ts'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { actorOfUser } from '../signed-in.ts'
import type { PriceQuoteService } from './price-quote.service.ts'
import { answeredMail, lastDayMail, type QuoteMailFacts, refusedMail } from './price-quote-mails.ts'
import { viewPriceQuote, viewSummary } from './price-quote-view.ts'

export interface PriceQuoteDeskDeps extends QuoteMailFacts {
  readonly db: Database
  readonly priceQuotes: Pick<PriceQuoteService, 'found' | 'decide'>
  readonly pricesOf: ReadCompanyPrices
  readonly clock: Clock
}

const sweptAtOnce = 50
/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

export type PriceQuoteDeskService = ReturnType<typeof createPriceQuoteDeskService>

/** The desk where staff answer requests for a price quote. */
export function createPriceQuoteDeskService(deps: PriceQuoteDeskDeps) {
  const { db, clock, priceQuotes } = deps
  const { timeZone } = deps.storeInfo
  const today = () => storeTime(clock(), timeZone).day

  /** The buyer of a request as an actor, whose prices of today staff see; a guest if they have no account (any more). */
  async function buyerOf({ userId }: PriceQuoteRow): Promise<Actor> {
    const person = userId === null ? null : await findPerson(db.read, userId)
    if (!person) return guest('', '')
    const company = await findCompany(db.read, person.user.companyId)
    const prices = await deps.pricesOf({ companyId: person.user.companyId }, company?.pricesVersion ?? 0)
    return actorOfUser(person, '', prices)
  }

  async function todaysPrices(quote: PriceQuoteRow): Promise<TodaysPrice[]> {
    const actor = await buyerOf(quote)
    const ids = quote.lines.flatMap(({ partId }) => partId ?? [])
    const parts = await partsForSaleById(db.read, { actor, ids })
    return quote.lines.flatMap(({ lineNo, partId, quantity }) => {
      const part = partId === null ? undefined : parts.get(partId)
      if (!part) return []
      const ownPriceCents = priceAt(part, quantity).priceCents
      return [{ lineNo, listPriceCents: part.listPriceCents ?? part.priceCents, ownPriceCents }]
    })
  }

  async function byId(actor: Member, named: OnePriceQuoteInput): Promise<PriceQuote> {
    const row = await priceQuotes.found(db.read, actor, named)
    const prices = await todaysPrices(row.quote)
    return viewPriceQuote(db.read, row, { party: row.party, today: today(), todaysPrices: prices })
  }

  /** Throws `invalid`, naming the lines that their buyer could not order as they are. */
  function assertOrderable(
    input: AnswerQuoteInput,
    lines: readonly QuotedLine[],
    parts: Awaited<ReturnType<typeof partsForSaleById>>,
  ): void {
    const quoted = { id: 0, versionNo: 0, number: '', lines, freightCents: null }
    const facts = { parts: quotedParts(quoted, parts), register: new Map(), itemNumber: '' }
    const wrong = priceQuotedOrder(quoted, facts).lines.flatMap(({ problem, partId, doorProblem }) => {
      // Doors named by serial number are looked up when the order is placed.
      if (problem === null || doorProblem) return []
      const at = input.lines.findIndex((line) => line.partId === partId)
      return [[`lines.${at}.partId`, problem] as const]
    })
    if (wrong.length > 0) throw answerIncomplete(Object.fromEntries(wrong))
  }

  async function linesOf(quote: PriceQuoteRow, input: AnswerQuoteInput): Promise<readonly QuotedLine[]> {
    const actor = await buyerOf(quote)
    const ids = input.lines.flatMap(({ partId }) => partId ?? [])
    const parts = await partsForSaleById(db.read, { actor, ids })
    const answer = quotedLinesOf(input, { asked: quote.lines, parts, today: today() })
    if ('problems' in answer) throw answerIncomplete(answer.problems)
    assertOrderable(input, answer.lines, parts)
    return answer.lines
  }

  /** When to remind of a last day; null if that is today or over. */
  function reminderAt(validUntil: string): Date | null {
    const day = daysBefore(validUntil, reminderDays)
    return day > today() ? startOfStoreDay(day, timeZone) : null
  }

  async function expire(quote: PriceQuoteRow): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      const { id, revision } = quote
      const move = { to: 'expired', from: ['answered'], at, revision, set: { remindAt: null } } as const
      if (await movePriceQuote(tx, id, move))
        await createPriceQuoteEvent(tx, { priceQuoteId: id, userId: null, kind: 'expired', at })
    })
  }

  async function remind(quote: PriceQuoteRow): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      if (!(await markQuoteReminded(tx, quote))) return
      await createPriceQuoteEvent(tx, { priceQuoteId: quote.id, userId: null, kind: 'reminded', at })
      await queueMail(tx, lastDayMail(quote, deps), at)
    })
  }

  return {
    byId,

    async list(input: QuoteDeskInput): Promise<PriceQuoteDesk> {
      const page = await listPage(input, (listing) => searchPriceQuotes(db.read, listing))
      return { ...page, rows: page.rows.map((row) => viewSummary(row, today())) }
    },

    /** Answers a request: every answer is a new version, and the buyer gets a mail. */
    async answer(actor: Member, input: AnswerQuoteInput): Promise<PriceQuote> {
      const { priceQuoteId, revision, validUntil, freightCents, message } = input
      const { quote: before } = await priceQuotes.found(db.read, actor, { priceQuoteId })
      const lines = await linesOf(before, input)
      const goodsCents = goodsCentsOf({ lines })
      const versionNo = (before.versionNo ?? 0) + 1
      await db.transaction(async (tx) => {
        const set = { versionNo, validUntil, goodsCents, remindAt: reminderAt(validUntil) }
        const quote = await priceQuotes.decide(tx, actor, {
          seen: { priceQuoteId, revision },
          decision: {
            ...{ action: 'answer', to: 'answered', kind: 'answered', audited: 'price_quote_answered', set },
            note: message,
          },
        })
        const at = clock()
        const version = {
          ...{ priceQuoteId, versionNo, lines, goodsCents, freightCents, validUntil, message },
          ...{ answeredById: actor.userId, createdAt: at },
        }
        await createPriceQuoteVersion(tx, version)
        recordChange(tx, { subject: 'price_quote', rowId: quote.id, kind: 'answered', at })
        await queueMail(tx, answeredMail(quote, { version }, deps), at)
      })
      return byId(actor, { priceQuoteId })
    },

    /** Ends a request, or takes back an answer, with a reason that the buyer gets by mail. */
    async refuse(actor: Member, { note, ...seen }: RefuseQuoteInput): Promise<PriceQuote> {
      await db.transaction(async (tx) => {
        const quote = await priceQuotes.decide(tx, actor, {
          seen,
          decision: {
            ...{ action: 'refuse', to: 'refused', kind: 'refused', audited: 'price_quote_refused', note },
            set: { remindAt: null },
          },
        })
        await queueMail(tx, refusedMail(quote, note, deps), clock())
      })
      return byId(actor, { priceQuoteId: seen.priceQuoteId })
    },

    /** Ends answers whose last day is over, and reminds buyers of those whose last day is near. */
    async remindAndExpire(): Promise<void> {
      await claimedSweep(
        { db, clock },
        {
          name: 'price-quotes',
          everyMs: sweepMs,
          run: async () => {
            const limit = sweptAtOnce
            for (const quote of await listExpiredQuotes(db.read, { today: today(), limit }))
              await expire(quote)
            for (const quote of await listQuotesToRemind(db.read, { now: clock(), limit }))
              await remind(quote)
          },
        },
      )
    },
  }
}
