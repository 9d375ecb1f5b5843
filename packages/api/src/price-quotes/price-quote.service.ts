import { findCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  countPriceQuotes,
  createPriceQuote,
  createPriceQuoteEvent,
  findPriceQuote,
  findPriceQuoteByKey,
  type ListedPriceQuote,
  listPriceQuotes,
  listPriceQuoteVersions,
  movePriceQuote,
  type NewPriceQuote,
  type PriceQuoteMove,
  type PriceQuoteRow,
} from '@mullion/db/price-quotes/price-quote.repository'
import {
  listPriceQuoteFiles,
  takePriceQuoteFiles,
} from '@mullion/db/price-quotes/price-quote-file.repository'
import { notAllowed } from '@mullion/domain/accounts/account-errors'
import { type Actor, isStaff, limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import {
  actionRules,
  type PriceQuoteAction,
  type PriceQuoteParty,
  priceQuoteActionsOf,
  stateOn,
} from '@mullion/domain/price-quotes/price-quote'
import {
  priceQuoteChanged,
  priceQuoteClosed,
  priceQuoteMissing,
  quoteBotCheckFailed,
  quoteContactNeeded,
  quoteFileMissing,
  quoteNotForStaff,
} from '@mullion/domain/price-quotes/price-quote-errors'
import {
  type AskAgainInput,
  type AskPriceQuoteInput,
  type DeclineQuoteInput,
  type ListPriceQuotesInput,
  type OnePriceQuoteInput,
  type QuoteFileInput,
  type QuoteVersionInput,
  quotesPageSize,
  type WithdrawQuoteInput,
} from '@mullion/domain/price-quotes/price-quote-input'
import type {
  AskedPriceQuote,
  PriceQuote,
  PriceQuoteEventKind,
  PriceQuotesPage,
} from '@mullion/domain/price-quotes/price-quote-view'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { askedLinesOf } from './asked-lines.ts'
import { quoteDocumentOf, quoteFileName } from './price-quote-document.ts'
import { askedMail, declinedMail, type QuoteMailFacts, receivedMail } from './price-quote-mails.ts'
import { partyOf, quoteKeyOf } from './price-quote-party.ts'
import { viewPriceQuote, viewSummary } from './price-quote-view.ts'

export interface PriceQuoteDeps extends QuoteMailFacts {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly documents: DocumentPrinter
  readonly limits: Limits
  readonly botCheck: BotCheck
  readonly clock: Clock
}

/** A request that an actor may see, and who they are to it. */
export interface FoundQuote extends ListedPriceQuote {
  readonly party: PriceQuoteParty
}

/** What a decision does to a request, and how it is noted. */
export interface Decision extends Pick<PriceQuoteMove, 'to' | 'set'> {
  readonly action: PriceQuoteAction
  readonly kind: PriceQuoteEventKind
  readonly audited: AuditAction
  readonly note?: string
}

export type PriceQuoteService = ReturnType<typeof createPriceQuoteService>

type Contact = Pick<NewPriceQuote, 'contactName' | 'companyName' | 'contactEmail' | 'contactPhone'>

/** Requests for a price quote as their buyers ask, see and decide them. */
export function createPriceQuoteService(deps: PriceQuoteDeps) {
  const { db, poFiles, limits, botCheck, clock } = deps
  const today = () => storeTime(clock(), deps.storeInfo.timeZone).day

  /** Throws `missing` for a request that is not for the actor to see. */
  async function found(
    read: Reader,
    actor: Actor,
    { priceQuoteId, key }: OnePriceQuoteInput,
  ): Promise<FoundQuote> {
    const listed = await findPriceQuote(read, priceQuoteId)
    const party = listed && partyOf(deps, actor, { quote: listed.quote, key })
    if (!listed || !party) throw priceQuoteMissing()
    return { ...listed, party }
  }

  async function contactOf({ userId, companyId }: Actor, input: AskPriceQuoteInput): Promise<Contact> {
    const person = userId === null ? null : await findPerson(db.read, userId)
    if (!person) {
      if (!input.contact) throw quoteContactNeeded()
      const { name, company, email, phone } = input.contact
      return { contactName: name, companyName: company, contactEmail: email, contactPhone: phone }
    }
    const company = companyId === null ? null : await findCompany(db.read, companyId)
    return {
      contactName: `${person.user.firstname} ${person.user.lastname}`.trim(),
      companyName: company?.name ?? '',
      contactEmail: person.user.email,
      contactPhone: '',
    }
  }

  /** Everyone is limited; a guest also by recipient, and they show that they are no robot. */
  async function checkSender(actor: Actor, { botCheck: proof = '' }: AskPriceQuoteInput, to: string) {
    await limits.consume('price-quote', limitKeyOf(actor))
    if (actor.role !== 'guest') return
    await limits.consume('price-quote-mails', to)
    if (!(await botCheck.verify(proof))) throw quoteBotCheckFailed()
  }

  async function announce(tx: Writer, actor: Actor, quote: PriceQuoteRow): Promise<void> {
    const { id, userId, createdAt: at } = quote
    await createPriceQuoteEvent(tx, { priceQuoteId: id, userId, kind: 'asked', at })
    const details = { number: quote.number, lines: quote.lines.length }
    await audit(tx, actor, { action: 'price_quote_asked', subject: `price-quote:${id}`, details, at })
    recordChange(tx, { subject: 'price_quote', rowId: id, kind: 'asked', at })
    await queueMail(tx, askedMail(quote, null, deps), at)
    await queueMail(tx, receivedMail(quote, deps), at)
  }

  const askedOf = (quote: PriceQuoteRow): AskedPriceQuote => ({
    id: quote.id,
    number: quote.number ?? '',
    key: quote.userId === null ? quoteKeyOf(deps, quote) : null,
  })

  async function ask(actor: Actor, input: AskPriceQuoteInput): Promise<AskedPriceQuote> {
    if (isStaff(actor)) throw quoteNotForStaff()
    const { requestKey, fileIds, neededBy, notes } = input
    const earlier = await findPriceQuoteByKey(db.read, actor.id, requestKey)
    if (earlier) return askedOf(earlier)
    const lines = await askedLinesOf(db.read, actor, input)
    const contact = await contactOf(actor, input)
    await checkSender(actor, input, contact.contactEmail)
    const stored = await db.transaction(async (tx) => {
      const now = clock()
      const quote = await createPriceQuote(tx, {
        ...contact,
        ...{ lines, neededBy, notes, requestKey, state: 'asked', revision: 1 },
        ...{ actorId: actor.id, userId: actor.userId, companyId: actor.companyId },
        ...{ createdAt: now, changedAt: now },
        ...{ versionNo: null, validUntil: null, goodsCents: null, remindAt: null, orderId: null },
      })
      if (!quote) return null
      const taken = { actorId: actor.id, ids: [...new Set(fileIds)], priceQuoteId: quote.id }
      if ((await takePriceQuoteFiles(tx, taken)) < taken.ids.length) throw quoteFileMissing()
      await announce(tx, actor, quote)
      return quote
    })
    const quote = stored ?? (await findPriceQuoteByKey(db.read, actor.id, requestKey))
    if (!quote) throw priceQuoteMissing()
    return askedOf(quote)
  }

  /** Returns the request that an actor may decide about now, as they saw it; throws otherwise. */
  async function forDecision(
    read: Reader,
    actor: Actor,
    seen: OnePriceQuoteInput & { readonly revision: number; readonly action: PriceQuoteAction },
  ): Promise<FoundQuote> {
    const row = await found(read, actor, seen)
    const { quote, party } = row
    if (!priceQuoteActionsOf(quote, party, today()).includes(seen.action)) {
      if (actionRules[seen.action].by === party) throw priceQuoteClosed(stateOn(quote, today()))
      throw party === 'staff' ? quoteNotForStaff() : notAllowed()
    }
    if (quote.revision !== seen.revision) throw priceQuoteChanged()
    return row
  }

  /** Moves a request within a transaction and notes who did it; throws `conflict` if it changed meanwhile. */
  async function decide(
    tx: Writer,
    actor: Actor,
    {
      seen,
      decision,
    }: { readonly seen: OnePriceQuoteInput & { revision: number }; readonly decision: Decision },
  ): Promise<PriceQuoteRow> {
    const { action, to, set, kind, audited, note = '' } = decision
    await forDecision(tx, actor, { ...seen, action })
    const at = clock()
    const { priceQuoteId: id, revision } = seen
    const quote = await movePriceQuote(tx, id, { to, at, revision, ...(set ? { set } : {}) })
    if (!quote) throw priceQuoteChanged()
    await createPriceQuoteEvent(tx, { priceQuoteId: id, userId: actor.userId, kind, note, at })
    const details = note ? { note } : {}
    await audit(tx, actor, { action: audited, subject: `price-quote:${id}`, details, at })
    return quote
  }

  async function byId(actor: Actor, named: OnePriceQuoteInput): Promise<PriceQuote> {
    const row = await found(db.read, actor, named)
    return viewPriceQuote(db.read, row, { party: row.party, today: today(), todaysPrices: null })
  }

  return {
    ask,
    byId,
    found,
    decide,

    async list(actor: Member, { scope, page }: ListPriceQuotesInput): Promise<PriceQuotesPage> {
      if (scope === 'company' && actor.role !== 'company_admin') throw notAllowed()
      const of = scope === 'mine' ? { userId: actor.userId } : { companyId: actor.companyId }
      const total = await countPriceQuotes(db.read, of)
      const { rows, shown } = pageOf({ page, size: quotesPageSize, total })
      const quotes = await listPriceQuotes(db.read, of, rows)
      return { quotes: quotes.map((row) => viewSummary(row, today())), ...shown }
    },

    /** Declines an answer; the request ends. */
    async decline(actor: Actor, { note, ...seen }: DeclineQuoteInput): Promise<PriceQuote> {
      await db.transaction(async (tx) => {
        const quote = await decide(tx, actor, {
          seen,
          decision: {
            ...{ action: 'decline', to: 'declined', kind: 'declined', audited: 'price_quote_declined', note },
            set: { remindAt: null },
          },
        })
        await queueMail(tx, declinedMail(quote, note, deps), clock())
      })
      return byId(actor, seen)
    },

    /** Asks staff for another answer, saying why. */
    async askAgain(actor: Actor, { note, ...seen }: AskAgainInput): Promise<PriceQuote> {
      await limits.consume('price-quote', limitKeyOf(actor))
      await db.transaction(async (tx) => {
        const quote = await decide(tx, actor, {
          seen,
          decision: {
            ...{ action: 'ask_again', to: 'asked_again', kind: 'asked_again' },
            ...{ audited: 'price_quote_asked_again', note, set: { remindAt: null } },
          },
        })
        recordChange(tx, { subject: 'price_quote', rowId: quote.id, kind: 'asked', at: clock() })
        await queueMail(tx, askedMail(quote, note, deps), clock())
      })
      return byId(actor, seen)
    },

    /** Withdraws a request that has no answer yet. */
    async withdraw(actor: Actor, seen: WithdrawQuoteInput): Promise<PriceQuote> {
      await db.transaction(async (tx) => {
        const decision = { action: 'withdraw', to: 'withdrawn', kind: 'withdrawn' } as const
        await decide(tx, actor, { seen, decision: { ...decision, audited: 'price_quote_withdrawn' } })
      })
      return byId(actor, seen)
    },

    /** Returns an answer as a PDF, for its buyer and for staff. */
    async pdf(actor: Actor, { versionNo, ...named }: QuoteVersionInput) {
      const { quote } = await found(db.read, actor, named)
      const versions = await listPriceQuoteVersions(db.read, quote.id)
      const row = versions.find(({ version }) => version.versionNo === versionNo)
      if (!row) throw priceQuoteMissing()
      const answeredBy = `${row.by.firstname} ${row.by.lastname}`.trim()
      const facts = quoteDocumentOf({ quote, version: row.version, answeredBy }, deps.storeInfo)
      const bytes = await deps.documents.orderDocument(facts)
      return { name: quoteFileName(quote.number ?? '', versionNo), contentType: 'application/pdf', bytes }
    },

    /** Returns a file of a request, for its buyer and for staff. */
    async file(actor: Actor, { fileId, ...named }: QuoteFileInput) {
      const { quote } = await found(db.read, actor, named)
      const files = await listPriceQuoteFiles(db.read, quote.id)
      const row = files.find(({ id }) => id === fileId)
      const bytes = row && (await poFiles.open(row.storedAs))
      if (!row || !bytes) throw quoteFileMissing()
      return { name: row.name, contentType: row.contentType, bytes }
    },
  }
}
