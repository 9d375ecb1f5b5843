export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The quantity used, and the typed text if it had to be changed; null if not. */
export interface TypedQuantity {
  readonly quantity: number
  readonly change: string | null
}

/** Rounds a quantity to the nearest step within its range. */
export function snapQuantity(quantity: number, { min, max, step }: QuantityRange): number {
  const stepped = Math.round(quantity / step) * step
  return Math.min(max, Math.max(min, stepped))
}

/** Reads a typed quantity such as `12`, `2.25`, `2,25` or `1,000`, clamped to its range; null if it is not a number. */
export function readQuantity(text: string, range: QuantityRange): number | null {
  const typed = typedNumber(text)
  return typed === null ? null : snapQuantity(typed, range)
}

/** The quantity for a typed text (the previous one if it is not a number), and whether it matches what was typed. */
export function takeTyped(text: string, before: number, range: QuantityRange): TypedQuantity {
  const typed = typedNumber(text)
  const trimmed = text.trim()
  if (typed === null) {
    const change =
      trimmed === '' ? null : `“${trimmed}” is not a number. The quantity is still ${shown(before)}.`
    return { quantity: before, change }
  }
  const quantity = snapQuantity(typed, range)
  return { quantity, change: quantity === typed ? null : `${trimmed} became ${reason(typed, range)}` }
}

/** Reads `12`, `2.5`, `2,5` or `1,000`; a comma before three digits separates thousands. Null if it is not a number. */
export function typedNumber(text: string): number | null {
  const trimmed = text.trim()
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(trimmed)) return Number(trimmed.replaceAll(',', ''))
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

function reason(typed: number, { min, max, step }: QuantityRange): string {
  if (typed > max) return `${shown(max)}, the most here.`
  if (typed < min) return `${shown(min)}, the least here.`
  const quantity = shown(snapQuantity(typed, { min, max, step }))
  return step === 1 ? `${quantity}: whole numbers only.` : `${quantity}: it goes in steps of ${step}.`
}

function shown(quantity: number): string {
  return quantity.toLocaleString('en-US')
}
