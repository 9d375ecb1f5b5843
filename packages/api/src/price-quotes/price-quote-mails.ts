import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { PriceQuoteRow, PriceQuoteVersionRow } from '@mullion/db/price-quotes/price-quote.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { displayName } from '@mullion/domain/catalog/part-title'
import { formatMoney } from '@mullion/domain/money'
import type { AskedLine, QuotedLine } from '@mullion/domain/price-quotes/quoted-lines'
import type { MailFact, MailItem } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { type QuoteLinkDeps, quoteUrlOf } from './price-quote-party.ts'

export interface QuoteMailFacts extends StaffMailFacts, QuoteLinkDeps {}

const customerOf = ({ companyName, contactName }: PriceQuoteRow) => companyName || contactName

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

const countOf = ({ quantity, unit }: Pick<AskedLine, 'quantity' | 'unit'>) => `${quantity} ${unit}`
const numberOf = ({ number }: Pick<AskedLine, 'number'>) =>
  number === null ? 'Not in the catalog' : displayNumber(number)

function askedItem(line: AskedLine): MailItem {
  const target = line.targetPriceCents
  return {
    number: numberOf(line),
    name: displayName({ name: line.description }),
    count: countOf(line),
    total: '',
    remarks: [...line.comments, ...(target === null ? [] : [`Target price ${formatMoney(target)} each`])],
  }
}

function quotedItem(line: QuotedLine): MailItem {
  return {
    number: numberOf(line),
    name: displayName({ name: line.description }),
    count: `${countOf(line)} at ${formatMoney(line.unitPriceCents)}`,
    total: formatMoney(line.lineTotalCents),
    remarks: [...line.comments, ...(line.note ? [line.note] : [])],
  }
}

const facts = (quote: PriceQuoteRow): MailFact[] => [
  ['Quote', quote.number ?? ''],
  ...(quote.neededBy ? [['Needed by', dayText(quote.neededBy)] as MailFact] : []),
]

const contactFact = ({ contactName, contactEmail, contactPhone }: PriceQuoteRow): MailFact => [
  'Contact',
  contactName,
  contactEmail,
  ...(contactPhone ? [contactPhone] : []),
]

const staffButton = ({ id }: PriceQuoteRow, { siteUrl }: QuoteMailFacts) => ({
  label: 'Open the request',
  url: `${siteUrl()}/?panel=admin&view=price-quotes&id=${id}`,
})

const buyerButton = (quote: PriceQuoteRow, deps: QuoteMailFacts) => ({
  label: 'Open the quote',
  url: quoteUrlOf(deps, quote),
})

/** Tells staff that a buyer asked, or asked again with a note. */
export function askedMail(quote: PriceQuoteRow, note: string | null, deps: QuoteMailFacts): NewMail {
  const who = customerOf(quote)
  const texts = note === null ? [quote.notes] : [note]
  return letterMail(
    {
      event: `price-quote-asked:${quote.id}:${quote.revision}`,
      to: staffRecipients(deps),
      subject: `${note === null ? 'Quote requested' : 'Asked again'}: ${quote.number}, ${who}`,
      heading: note === null ? `${who} asks for a quote` : `${who} asks again about ${quote.number}`,
      paragraphs: texts.filter((text) => text !== ''),
      facts: [...facts(quote), contactFact(quote)],
      items: quote.lines.map(askedItem),
      button: staffButton(quote, deps),
    },
    deps.storeInfo,
  )
}

/** Confirms to the buyer that their request arrived. */
export function receivedMail(quote: PriceQuoteRow, deps: QuoteMailFacts): NewMail {
  return letterMail(
    {
      event: `price-quote-received:${quote.id}`,
      to: quote.contactEmail,
      subject: `We received your request ${quote.number}`,
      paragraphs: ['We’ll send you an email as soon as your quote is ready.'],
      facts: facts(quote),
      items: quote.lines.map(askedItem),
      button: { ...buyerButton(quote, deps), label: 'Open your request' },
    },
    deps.storeInfo,
  )
}

/** Sends the buyer an answer. */
export function answeredMail(
  quote: PriceQuoteRow,
  { version }: { readonly version: Omit<PriceQuoteVersionRow, 'id'> },
  deps: QuoteMailFacts,
): NewMail {
  const { lines, goodsCents, freightCents, validUntil, message, versionNo } = version
  const freight = freightCents === null ? 'Quoted at checkout' : formatMoney(freightCents)
  return letterMail(
    {
      event: `price-quote-answered:${quote.id}:${versionNo}`,
      to: quote.contactEmail,
      subject: `Your quote ${quote.number}${versionNo > 1 ? `, version ${versionNo}` : ''}`,
      paragraphs: [
        ...(message ? [message] : []),
        `These prices are valid through ${dayText(validUntil)}. Open the quote to accept or decline it, or to ask again.`,
      ],
      facts: facts(quote),
      items: lines.map(quotedItem),
      totals: [
        ['Freight', freight],
        ['Total before tax', formatMoney(goodsCents + (freightCents ?? 0))],
      ],
      button: buyerButton(quote, deps),
    },
    deps.storeInfo,
  )
}

/** Tells the buyer that staff cannot offer this. */
export function refusedMail(quote: PriceQuoteRow, note: string, deps: QuoteMailFacts): NewMail {
  return letterMail(
    {
      event: `price-quote-refused:${quote.id}:${quote.revision}`,
      to: quote.contactEmail,
      subject: `About your request ${quote.number}`,
      paragraphs: [note],
      facts: facts(quote),
      button: buyerButton(quote, deps),
    },
    deps.storeInfo,
  )
}

/** Reminds the buyer that the last day of an answer is near. */
export function lastDayMail(quote: PriceQuoteRow, deps: QuoteMailFacts): NewMail {
  const day = dayText(quote.validUntil ?? '')
  return letterMail(
    {
      event: `price-quote-reminder:${quote.id}:${quote.versionNo}`,
      to: quote.contactEmail,
      subject: `Your quote ${quote.number} is valid through ${day}`,
      paragraphs: [`After ${day}, the prices of this quote no longer apply.`],
      facts: facts(quote),
      button: buyerButton(quote, deps),
    },
    deps.storeInfo,
  )
}

/** Tells staff that a quote became an order. */
export function acceptedMail(
  quote: PriceQuoteRow,
  order: { readonly id: number; readonly number: string; readonly grandTotalCents: number },
  deps: QuoteMailFacts,
): NewMail {
  return letterMail(
    {
      event: `price-quote-accepted:${quote.id}:${order.number}`,
      to: staffRecipients(deps),
      subject: `Quote ${quote.number} accepted: order ${order.number}`,
      paragraphs: [
        `${customerOf(quote)} accepted the quote and ordered for ${formatMoney(order.grandTotalCents)}.`,
      ],
      facts: [...facts(quote), contactFact(quote)],
      button: { label: 'Open the order', url: `${deps.siteUrl()}/?panel=admin&view=orders&id=${order.id}` },
    },
    deps.storeInfo,
  )
}

/** Tells staff that a buyer declined a quote. */
export function declinedMail(quote: PriceQuoteRow, note: string, deps: QuoteMailFacts): NewMail {
  return letterMail(
    {
      event: `price-quote-declined:${quote.id}:${quote.revision}`,
      to: staffRecipients(deps),
      subject: `Quote ${quote.number} declined: ${customerOf(quote)}`,
      paragraphs: [`${customerOf(quote)} declined the quote.`, ...(note ? [note] : [])],
      facts: [...facts(quote), contactFact(quote)],
      button: staffButton(quote, deps),
    },
    deps.storeInfo,
  )
}
