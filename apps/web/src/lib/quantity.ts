export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Brings a quantity to the nearest step inside its range. */
export function snapQuantity(quantity: number, { min, max, step }: QuantityRange): number {
  const stepped = Math.round(quantity / step) * step
  return Math.min(max, Math.max(min, stepped))
}

/** Reads a typed quantity, brought into its range; null when it is no number. */
export function readQuantity(text: string, range: QuantityRange): number | null {
  const trimmed = text.trim()
  if (!/^(\d+\.?\d*|\.\d+)$/.test(trimmed)) return null
  return snapQuantity(Number(trimmed), range)
}
