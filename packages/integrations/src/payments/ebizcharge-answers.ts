import { cardBrand } from '@mullion/domain/card'
import { isRecord } from '@mullion/domain/is-record'
import { startOfStoreDay, storeInstant } from '@mullion/domain/store-day'
import * as z from 'zod'
import { gatewayText } from './ebizcharge-client.ts'
import { noAnswer } from './errors.ts'
import type { Credit, Transaction } from './port.ts'

/** The gateway writes times without an offset, by the clock of its own time zone. */
const ebizchargeTimeZone = 'America/Los_Angeles'

/** A text or a number that is not empty. */
export const answeredId = z.union([z.string().trim().min(1), z.number().transform(String)])
/** A text or a number; nothing is an empty text. */
export const answeredText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())
const flag = z
  .union([z.boolean(), z.string()])
  .nullish()
  .transform((value) => value === true || /^(true|y|yes)$/i.test(String(value)))
/** Dollars as a number or a text, read as cents; null for nothing. */
const dollars = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)])
  .nullish()
  .transform((value, issues) => {
    if (value === null || value === undefined) return null
    const cents = Math.round(Number(value) * 100)
    if (Number.isSafeInteger(cents) && cents >= 0 && Math.abs(Number(value) * 100 - cents) < 1e-6)
      return cents
    issues.addIssue('must be dollars and cents')
    return z.NEVER
  })

const response = z.object({
  refnum: answeredText,
  resultcode: answeredText,
  authcode: answeredText,
  authamount: dollars,
  error: answeredText,
  errorcode: answeredText,
  isduplicate: flag,
})
export type TransactionResponse = z.output<typeof response>

const transactionObject = z.object({
  datetime: answeredText,
  transactiontype: answeredText,
  status: answeredText,
  details: z.object({ orderid: answeredText, invoice: answeredText, amount: dollars }),
  creditcarddata: z
    .object({ cardnumber: answeredText, cardtype: answeredText })
    .nullish()
    .transform((card) => card ?? { cardnumber: '', cardtype: '' }),
  response,
})
export type TransactionObject = z.output<typeof transactionObject>

const searchResult = z.object({
  transactionsmatched: z.coerce.number().int().nonnegative(),
  transactions: z.unknown(),
})

/** Reads an answer; one that cannot be read is no answer. */
export function readAnswer<Answer>(kind: z.ZodType<Answer>, answer: unknown): Answer {
  const read = kind.safeParse(answer)
  if (read.success) return read.data
  throw noAnswer(new Error(`The answer of EBizCharge cannot be read: ${z.prettifyError(read.error)}`))
}

/** Returns the items of a list that may be wrapped in its item's name, hold one item without a list, or be absent. */
export function itemsOf(answer: unknown, item: string): unknown[] {
  if (answer === null || answer === undefined || answer === '') return []
  if (Array.isArray(answer)) return answer
  if (isRecord(answer) && item in answer) return itemsOf(answer[item], item)
  return [answer]
}

export const readResponse = (answer: unknown): TransactionResponse => readAnswer(response, answer)

export const readTransaction = (answer: unknown): TransactionObject => readAnswer(transactionObject, answer)

/** Reads a page of transactions, which are still to be read one by one. */
export function readSearch(answer: unknown): { matched: number; found: unknown[] } {
  const { transactionsmatched: matched, transactions } = readAnswer(searchResult, answer)
  return { matched, found: itemsOf(transactions, 'transactionobject') }
}

const namedTransaction = z.object({ details: z.object({ orderid: answeredText }) })

/** Returns the reference of a transaction that may be unreadable otherwise; empty if it has none. */
export const referenceIn = (transaction: unknown): string =>
  namedTransaction.safeParse(transaction).data?.details.orderid ?? ''

const cardTypes: readonly (readonly [RegExp, Transaction['cardType']])[] = [
  [/^(v$|visa)/, 'V'],
  [/^(m$|mc|master)/, 'M'],
  [/^(a$|ax$|amex|american)/, 'A'],
  [/^(d$|ds$|disc)/, 'D'],
]

const words = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Returns a card's type by its code, or by a name such as `Visa Debit`; or null. */
export const cardTypeOf = (name: string): Transaction['cardType'] | null =>
  cardTypes.find(([names]) => names.test(words(name)))?.[1] ?? null

/** What a transaction at the gateway is to the store: a charge in some state, or money given back. */
export type RecordState = Transaction['state'] | 'credited'

/** Throws `payments.no_answer` for a state that is not known: it may mean anything. */
export function stateOf({ response: answer, status, transactiontype }: TransactionObject): RecordState {
  if (/^[DE]$/i.test(answer.resultcode)) return 'declined'
  const [state, type] = [words(status), words(transactiontype)]
  if (!/^A$/i.test(answer.resultcode)) throw noAnswer(new Error('A transaction has no result.'))
  if (state.startsWith('void') || type.startsWith('void')) return 'voided'
  if (type.startsWith('credit') || type.startsWith('refund')) return 'credited'
  if (type === 'authonly' || state.includes('willnotbecaptured')) return 'authorised'
  if (/settle|pending|captured|submitted|funded/.test(state)) return 'captured'
  throw noAnswer(new Error(`A transaction has the unknown status ${gatewayText(status)}.`))
}

/** Returns the amount approved; for a declined transaction, the amount asked for. */
export function amountOf(transaction: TransactionObject): number {
  const { response: answer, details } = transaction
  const approved = stateOf(transaction) === 'declined' ? null : answer.authamount
  const amountCents = approved ?? details.amount
  if (amountCents === null) throw noAnswer(new Error('A transaction has no amount.'))
  return amountCents
}

const rank: readonly RecordState[] = ['captured', 'authorised', 'voided', 'declined']

/** What a charge holds, whatever its card. */
export type Holding = Pick<Transaction, 'reference' | 'gatewayId' | 'state' | 'amountCents'>

interface Held {
  readonly holding: Holding
  readonly charge: TransactionObject
}

function heldBy(found: readonly TransactionObject[]): Held | null {
  const credited = found
    .filter((each) => stateOf(each) === 'credited')
    .reduce((total, each) => total + amountOf(each), 0)
  const charge = rank.flatMap((state) => found.filter((each) => stateOf(each) === state))[0]
  if (!charge) return null
  const state = stateOf(charge) as Transaction['state']
  const amountCents = amountOf(charge)
  const { details, response: answer } = charge
  if (answer.refnum === '') throw noAnswer(new Error('A transaction has no number.'))
  const holding = {
    reference: details.orderid,
    gatewayId: answer.refnum,
    state: state === 'captured' && credited >= amountCents ? ('voided' as const) : state,
    amountCents,
  }
  return { holding, charge }
}

/**
 * Returns what the gateway's transactions of one reference add up to: the charge that holds money, if there is one.
 * A captured charge that was credited in full is voided. Null if there is no charge.
 */
export const holdingOf = (found: readonly TransactionObject[]): Holding | null =>
  heldBy(found)?.holding ?? null

/** Returns the credits among the gateway's transactions of one reference. */
export const creditsIn = (found: readonly TransactionObject[]): Credit[] =>
  found
    .filter((each) => stateOf(each) === 'credited')
    .map((each) => ({
      reference: each.details.invoice === each.response.refnum ? '' : each.details.invoice,
      gatewayId: each.response.refnum,
      amountCents: amountOf(each),
    }))

/** Returns the same with its card; throws `payments.no_answer` if the brand of the card cannot be read. */
export function chargeOf(found: readonly TransactionObject[]): Transaction | null {
  const held = heldBy(found)
  if (!held) return null
  const { response: answer, creditcarddata: card } = held.charge
  const cardType = cardTypeOf(card.cardtype) ?? cardBrand(card.cardnumber)
  if (!cardType) throw noAnswer(new Error('A transaction has no card.'))
  return { ...held.holding, authCode: answer.authcode, lastFour: card.cardnumber.slice(-4), cardType }
}

/** Returns an instant by the gateway's clock, as it writes one. */
export const gatewayTime = (at: Date): string =>
  storeInstant(at, ebizchargeTimeZone).slice(0, 19).replace('T', ' ')

/** Reads a time of the gateway, with or without an offset. */
export function instantOf(time: string): string {
  const [, day, clock, offset] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(time) ?? []
  if (!day || !clock) throw noAnswer(new Error('A transaction has no time.'))
  if (offset) return new Date(`${day}T${clock}${offset}`).toISOString()
  return localInstant(day, clock)
}

/** On the day on which clocks change, the hours after the change are counted from the day's other end. */
function localInstant(day: string, clock: string): string {
  const sinceMidnight = Date.parse(`1970-01-01T${clock}Z`)
  const guess = new Date(startOfStoreDay(day, ebizchargeTimeZone).getTime() + sinceMidnight)
  const shown = gatewayTime(guess)
  const off = Date.parse(`${day}T${clock}Z`) - Date.parse(`${shown.replace(' ', 'T')}Z`)
  return new Date(guess.getTime() + off).toISOString()
}

const reasons: Readonly<Record<string, string>> = {
  '10127': 'Card declined',
  '10204': 'Pick up card',
  '10205': 'Do not honor',
  '10212': 'Invalid transaction',
  '10215': 'Invalid issuer',
  '10225': 'No such record',
  '10251': 'Insufficient funds',
  '10254': 'Expired card',
  '10255': 'Invalid PIN',
  '10257': 'Transaction not permitted',
  '10262': 'Restricted card',
  '10265': 'Over the withdrawal limit',
  '10275': 'Too many PIN attempts',
  '10278': 'Issuer does not recognize the account',
  '10297': 'Declined for CVV failure',
}

/** What is wrong with a card's number or expiration, before anybody was asked about it. */
const cardDataCodes = /^0*1[1-7]$/
/** The fraud profiler. */
const heldForReview = '10299'

/** True if an error is about the card; any other, such as a processor that is down, is no decline. */
export const isAboutCard = ({ errorcode }: Pick<TransactionResponse, 'errorcode'>): boolean =>
  errorcode in reasons || errorcode === heldForReview || cardDataCodes.test(errorcode)

/** Returns why a card was declined, for the buyer. */
export const reasonOf = ({ errorcode, error }: Pick<TransactionResponse, 'errorcode' | 'error'>): string =>
  reasons[errorcode] ?? (gatewayText(error) || 'Card declined')
