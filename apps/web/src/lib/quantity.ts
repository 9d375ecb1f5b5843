import { readInches } from '@mullion/domain/inches'
import { formatNumber } from '@mullion/domain/number-format'

export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
  /** True if the maximum is what other fields leave of a shared quantity. */
  readonly shared?: boolean
}

/** The accepted quantity, and a message for the buyer if it differs from what was typed, or null. */
export interface TypedQuantity {
  readonly quantity: number
  readonly change: string | null
}

export function snapQuantity(quantity: number, { min, max, step }: QuantityRange): number {
  const stepped = Math.round(quantity / step) * step
  return Math.min(max, Math.max(min, stepped))
}

/** Reads a typed quantity such as `12`, `2.25`, `2,25` or `1,000`, clamped to its range; null if it is not a number. */
export function readQuantity(text: string, range: QuantityRange): number | null {
  const typed = typedNumber(text)
  return typed === null ? null : snapQuantity(typed, range)
}

/**
 * Returns the quantity for a typed text (the previous one if it is not a number), and whether it matches what
 * was typed.
 */
export function applyTyped(text: string, before: number, range: QuantityRange): TypedQuantity {
  const typed = typedNumber(text)
  const trimmed = text.trim()
  if (typed === null) {
    const change = range.step === 1 ? 'Enter a whole number.' : 'Enter a number.'
    return { quantity: before, change: trimmed === '' ? null : change }
  }
  const quantity = snapQuantity(typed, range)
  return { quantity, change: quantity === typed ? null : reason(typed, range) }
}

/**
 * Parses `12`, `2.5`, `2,5`, `10 1/4` or `1,000`; three digits after a comma are thousands. Returns null for
 * anything else.
 */
export function typedNumber(text: string): number | null {
  const trimmed = text.trim()
  if (/^\d[\d\s-]*(?:\/\d+|[¼½¾])$|^[¼½¾]$/.test(trimmed)) {
    return readInches(trimmed, { perInch: 16, decimals: 'any' })
  }
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(trimmed)) return Number(trimmed.replaceAll(',', ''))
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

function reason(typed: number, range: QuantityRange): string {
  const { min, max, step, shared } = range
  if (typed > max && shared) return max === 0 ? 'None left to assign.' : `Only ${shown(max)} left to assign.`
  if (typed > max) return `Maximum quantity is ${shown(max)}.`
  if (typed < min) return `Minimum quantity is ${shown(min)}.`
  const rule = step === 1 ? 'Whole numbers only.' : `Sold in ${step} ft steps.`
  return `${rule} Changed to ${shown(snapQuantity(typed, range))}.`
}

function shown(quantity: number): string {
  return formatNumber(quantity)
}
