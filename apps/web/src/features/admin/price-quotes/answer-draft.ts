import type { Unit } from '@mullion/domain/catalog/part'
import { parseDollars } from '@mullion/domain/money'
import type { AnswerQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import { freightNeededText } from '@mullion/domain/price-quotes/quoted-lines'

/** A line of an answer, as typed. A line without a price is left out of the answer. */
export interface TypedLine {
  readonly key: number
  /** The line that was asked about; null for one that staff add. */
  readonly lineNo: number | null
  readonly partId: number | null
  readonly number: string | null
  readonly description: string
  readonly unit: Unit
  readonly quantity: string
  /** True if the quantity follows from cuts. */
  readonly fixedQuantity: boolean
  readonly price: string
  readonly note: string
}

/** An answer as typed. */
export interface AnswerDraft {
  readonly lines: readonly TypedLine[]
  readonly validUntil: string
  readonly freight: string
  readonly message: string
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Returns the answer to start from: what was asked, at the prices of the answer before, if there is one. */
export function draftOf({ lines, versions: [before] }: PriceQuote, validUntil: string): AnswerDraft {
  const asked = lines.map((line): TypedLine => {
    const was = before?.lines.find(({ askedLineNo }) => askedLineNo === line.lineNo)
    const offered = was ?? line
    return {
      ...{ key: line.lineNo, lineNo: line.lineNo, partId: offered.partId, number: offered.number },
      ...{ description: offered.description, unit: offered.unit },
      quantity: String(was?.quantity ?? line.quantity),
      fixedQuantity: line.configurations.length > 0 && offered.partId === line.partId,
      ...{ price: was ? dollars(was.unitPriceCents) : '', note: was?.note ?? '' },
    }
  })
  const added = (before?.lines ?? []).filter(({ askedLineNo }) => askedLineNo === null)
  return {
    lines: [
      ...asked,
      ...added.map((line): TypedLine => {
        const { partId, number, description, unit, note } = line
        return {
          ...{ key: 1000 + line.lineNo, lineNo: null, partId, number, description, unit, note },
          ...{ quantity: String(line.quantity), fixedQuantity: false, price: dollars(line.unitPriceCents) },
        }
      }),
    ],
    validUntil,
    freight: typeof before?.freightCents === 'number' ? dollars(before.freightCents) : '',
    message: '',
  }
}

function centsOf(text: string): number | null {
  return parseDollars(text.trim().replace(/^\$/, '').replaceAll(',', ''))
}

const priceText = 'Enter a price, such as 12.50.'
type Answer = Omit<AnswerQuoteInput, 'priceQuoteId' | 'revision'>

/** Returns what a draft answers, or what is wrong by field. */
export function answerOf(draft: AnswerDraft): {
  readonly input: Answer
  /** The lines that are priced, in the order of the answer. */
  readonly priced: readonly TypedLine[]
  readonly problems: Readonly<Record<string, string>>
} {
  const problems: Record<string, string> = {}
  const priced = draft.lines.filter(({ price }) => price.trim() !== '')
  if (priced.length === 0) problems.lines = 'Price at least one line.'
  const lines = priced.map(({ key, lineNo, partId, description, unit, quantity, price, note }) => {
    const unitPriceCents = centsOf(price)
    if (unitPriceCents === null) problems[`price-${key}`] = priceText
    if (!(Number(quantity) > 0)) problems[`quantity-${key}`] = 'Quantity must be more than 0.'
    if (partId === null && description.trim() === '')
      problems[`description-${key}`] = 'This field is required.'
    const words = partId === null ? description : ''
    return {
      ...{ lineNo, partId, description: words, unit, note },
      ...{ quantity: Number(quantity), unitPriceCents: unitPriceCents ?? 0 },
    }
  })
  const freightCents = draft.freight.trim() === '' ? null : centsOf(draft.freight)
  if (draft.freight.trim() !== '' && freightCents === null) problems.freightCents = priceText
  if (draft.freight.trim() === '' && priced.some(({ partId }) => partId === null))
    problems.freightCents = freightNeededText
  if (draft.validUntil === '') problems.validUntil = 'This field is required.'
  const { validUntil, message } = draft
  return { input: { lines, validUntil, freightCents, message }, priced, problems }
}

/** Returns the errors of the server by the field of the form that they are about. */
export function fieldsOf(
  fields: Readonly<Record<string, string>>,
  priced: readonly TypedLine[],
): Record<string, string> {
  const named = Object.entries(fields).map(([path, text]) => {
    const [, at, field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (at === undefined) return [path, text]
    const name = field === 'quantity' || field === 'description' ? field : 'price'
    return [`${name}-${priced[Number(at)]?.key ?? 0}`, text]
  })
  return Object.fromEntries(named)
}
