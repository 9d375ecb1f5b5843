import { quantityProblem } from '../cart/cart.ts'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { Unit } from '../catalog/part.ts'
import { type Cents, timesQuantity } from '../money.ts'
import { daysAfter, maxValidDays } from './price-quote.ts'
import type { AnswerQuoteInput } from './price-quote-input.ts'

/** A line as it was asked about. */
export interface AskedLine {
  readonly lineNo: number
  /** Null for an item that is not in the catalog. */
  readonly partId: number | null
  readonly number: string | null
  readonly description: string
  readonly unit: Unit
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
  readonly targetPriceCents: Cents | null
}

/** A line of an answer. */
export interface QuotedLine extends Omit<AskedLine, 'targetPriceCents'> {
  /** The line that was asked about; null for one that staff added. */
  readonly askedLineNo: number | null
  readonly unitPriceCents: Cents
  readonly lineTotalCents: Cents
  readonly note: string
}

/** What an answer offers, whoever reads it. */
export interface QuoteOffer {
  readonly lines: readonly QuotedLine[]
  /** Null if freight is quoted at checkout. */
  readonly freightCents: Cents | null
  /** The last day on which it can be accepted, such as `2026-12-20`. */
  readonly validUntil: string
}

export interface CatalogPart {
  readonly number: string
  readonly name: string
  readonly unit: Unit
}

interface AnswerFacts {
  readonly asked: readonly AskedLine[]
  readonly parts: ReadonlyMap<number, CatalogPart>
  /** Today on the store's clock. */
  readonly today: string
}

type Problems = Record<string, string>

export const freightNeededText =
  'Enter the freight. Items that aren’t in the catalog have no size to quote it from at checkout.'

function offerProblems({ lines, freightCents, validUntil }: AnswerQuoteInput, today: string): Problems {
  const problems: Problems = {}
  if (validUntil < today) problems.validUntil = 'Choose today or a later day.'
  if (validUntil > daysAfter(today, maxValidDays)) problems.validUntil = 'Choose a day within a year.'
  if (freightCents === null && lines.some(({ partId }) => partId === null))
    problems.freightCents = freightNeededText
  return problems
}

function repeated<T>(values: readonly (T | null)[], at: number): boolean {
  const value = values[at]
  return value !== null && values.indexOf(value as T) < at
}

/**
 * Returns the lines of an answer as they are stored, or what is wrong by input path. A configured part keeps the
 * configuration and the quantity it was asked with.
 */
export function quotedLinesOf(
  input: AnswerQuoteInput,
  { asked, parts, today }: AnswerFacts,
): { readonly lines: readonly QuotedLine[] } | { readonly problems: Problems } {
  const problems = offerProblems(input, today)
  const askedNos = input.lines.map(({ lineNo }) => lineNo)
  const partIds = input.lines.map(({ partId }) => partId)
  const lines = input.lines.map((line, at): QuotedLine => {
    const of = (field: string) => `lines.${at}.${field}`
    const about = asked.find(({ lineNo }) => lineNo === line.lineNo) ?? null
    if (line.lineNo !== null && !about) problems[of('lineNo')] = 'This line was not asked about.'
    if (repeated(askedNos, at)) problems[of('lineNo')] = 'This line is already priced.'
    if (repeated(partIds, at)) problems[of('partId')] = 'This part is already in the quote.'
    const part = line.partId === null ? null : (parts.get(line.partId) ?? null)
    if (line.partId !== null && !part) problems[of('partId')] = 'This part is no longer sold.'
    if (line.partId === null && line.description === '')
      problems[of('description')] = 'This field is required.'
    const kept = about && about.partId !== null && about.partId === line.partId ? about : null
    const configurations = kept?.configurations ?? []
    const quantity = configurations.length > 0 && kept ? kept.quantity : line.quantity
    const unit = part?.unit ?? line.unit
    const wrong = quantityProblem(unit, quantity)
    if (wrong) problems[of('quantity')] = wrong
    return {
      lineNo: at + 1,
      askedLineNo: line.lineNo,
      partId: line.partId,
      number: part?.number ?? null,
      description: part?.name ?? line.description,
      ...{ unit, quantity, configurations, comments: kept?.comments ?? [] },
      unitPriceCents: line.unitPriceCents,
      lineTotalCents: timesQuantity(line.unitPriceCents, quantity),
      note: line.note,
    }
  })
  return Object.keys(problems).length > 0 ? { problems } : { lines }
}

/** Sum of the lines, without freight and tax. */
export function goodsCentsOf({ lines }: Pick<QuoteOffer, 'lines'>): Cents {
  return lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0)
}
