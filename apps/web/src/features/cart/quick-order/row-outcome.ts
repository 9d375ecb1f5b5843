import { cartLine } from '@mullion/domain/cart/cart'
import { leadText, type NumberLead } from '@mullion/domain/catalog/number-lead'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { lineFate } from '@mullion/domain/checkout/line-fate'
import { noLongerSoldText } from '@mullion/domain/checkout/pricing'
import { lineTotalCents } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { maxNumberLength, type NumberedParts } from '@mullion/domain/search/search-input'
import { isBlank, type RowField } from '../../../lib/part-rows/row-fields.ts'
import { typedNumber } from '../../../lib/quantity.ts'
import type { Addition } from '../cart.state.ts'
import type { QuickRow } from './quick-order.state.ts'

export type RowOutcome =
  | { readonly kind: 'blank' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'ready'; readonly part: Part; readonly addition: Addition }
  /** Several parts match; the buyer must pick one. */
  | { readonly kind: 'choose'; readonly text: string; readonly parts: readonly Part[] }
  /** The part must be configured first. */
  | { readonly kind: 'configure'; readonly text: string; readonly part: Part; readonly quantity: number }
  | { readonly kind: 'refused'; readonly text: string; readonly field: RowField; readonly part: Part | null }

type KnownPart = Part | InternalPart

/** False for parts no longer sold, which staff can see but not order. */
const isSold = (part: KnownPart) => !('obsolete' in part && part.obsolete)

const notFoundText = 'Part number not found.'

export function numberToLookUp({ number }: Pick<QuickRow, 'number'>): string | null {
  const trimmed = number.trim()
  return trimmed === '' || trimmed.length > maxNumberLength ? null : trimmed
}

/** Returns a row's result from the parts found for its number; undefined means the lookup is pending. */
export function rowOutcome(row: QuickRow, found: NumberedParts | undefined): RowOutcome {
  if (isBlank(row)) return { kind: 'blank' }
  if (numberToLookUp(row) === null) {
    const text = row.number.trim() === '' ? 'Enter a part number.' : notFoundText
    return { kind: 'refused', text, field: 'number', part: null }
  }
  if (!found) return { kind: 'looking' }
  const forSale = found.parts.filter(isSold)
  const part = forSale[0] ?? found.parts[0]
  if (!part) return outcomeOfUnknown(found)
  if (forSale.length === 0 && found.lead) return outcomeOfLead(found.lead)
  if (forSale.length > 1) return { kind: 'choose', text: 'This number matches two parts.', parts: forSale }
  return outcomeOfPart(row, part)
}

function outcomeOfUnknown(found: NumberedParts): RowOutcome {
  if (found.lead) return outcomeOfLead(found.lead)
  if (found.noLongerSold) return { kind: 'refused', text: noLongerSoldText, field: 'number', part: null }
  const beginning = found.beginning.filter(isSold)
  if (beginning.length === 0) return { kind: 'refused', text: notFoundText, field: 'number', part: null }
  const text =
    beginning.length === 1
      ? `${notFoundText} Did you mean this one?`
      : 'Several part numbers start with this.'
  return { kind: 'choose', text, parts: beginning }
}

/** The part is offered, never put in place of the number that was typed. */
function outcomeOfLead(lead: NumberLead): RowOutcome {
  return { kind: 'choose', text: leadText(lead), parts: [lead.part] }
}

function outcomeOfPart(row: QuickRow, part: KnownPart): RowOutcome {
  const refused = (field: RowField, text: string) => ({ kind: 'refused', field, text, part }) as const
  const quantity = typedNumber(row.quantity)
  const { configurations } = row
  const fate = lineFate(part, { quantity: quantity ?? 0, configurations })
  if (fate.kind === 'no_longer_sold' || fate.kind === 'no_price') return refused('number', fate.text)
  const comment = row.comment.trim()
  const comments = comment === '' ? [] : [comment]
  if (!cartLine.shape.comments.safeParse(comments).success) {
    return refused('comment', 'A comment can have at most 300 characters.')
  }
  if (fate.kind === 'wrong_quantity') return refused('quantity', notTyped(row, quantity) ?? fate.text)
  if (fate.kind === 'needs_configuration') {
    return { kind: 'configure', text: fate.text, part, quantity: quantity ?? 1 }
  }
  if (row.refusal !== null) return refused('quantity', row.refusal)
  return { kind: 'ready', part, addition: { part, quantity: quantity ?? 0, comments, configurations } }
}

function notTyped(row: QuickRow, quantity: number | null): string | null {
  if (row.quantity.trim() === '') return 'Enter a quantity.'
  return quantity === null ? 'Quantity must be a number.' : null
}

export type ReadyOutcome = Extract<RowOutcome, { kind: 'ready' }>

/** What a row costs, at the price of its quantity. */
export function readyCents({ part, addition: { quantity } }: ReadyOutcome): number {
  return lineTotalCents(priceAt(part, quantity).priceCents, quantity) ?? 0
}
