import * as z from 'zod'

/**
 * Ways in which a vendor misbehaves. The first six happen to any vendor: `slow` waits before the request is handled,
 * `late` handles it and waits before the answer, `cut` ends the connection in the middle of the answer, `status` answers
 * with an HTTP error instead, `malformed` sends JSON that ends too early, and `skew` moves the vendor's clock. What the
 * others mean is up to the vendor's handler.
 */
export const faultKinds = [
  'slow',
  'late',
  'cut',
  'status',
  'malformed',
  'skew',
  'object',
  'duplicate',
  'expired',
  'partial',
  'lie',
  'down',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultInput = z.strictObject({
  kind: z.enum(faultKinds),
  /** Part of the paths that it happens to; every path if left out. */
  path: z.string().optional(),
  /** How many requests it happens to. */
  times: z.union([z.int().positive(), z.literal('always')]).default(1),
  /** How long for `slow` and `late`, how far for `skew`. */
  ms: z.int().default(60_000),
  status: z.int().min(400).max(599).default(500),
})
export type Fault = z.output<typeof faultInput>

export type Faults = ReturnType<typeof createFaults>

/** The faults that a vendor server still has to show, in the order in which they were asked for. */
export function createFaults() {
  const waiting: { readonly fault: Fault; left: number }[] = []
  return {
    /** Shows a fault from the next request on. */
    next(fault: z.input<typeof faultInput>): void {
      const read = faultInput.parse(fault)
      waiting.push({ fault: read, left: read.times === 'always' ? Number.POSITIVE_INFINITY : read.times })
    },
    clear(): void {
      waiting.length = 0
    },
    list: (): readonly Fault[] => waiting.map(({ fault }) => fault),
    /** Returns the fault of a request to this path, and counts it; null for none. */
    take(path: string): Fault | null {
      const at = waiting.findIndex(({ fault }) => path.includes(fault.path ?? ''))
      const next = waiting[at]
      if (!next) return null
      next.left -= 1
      if (next.left <= 0) waiting.splice(at, 1)
      return next.fault
    },
  }
}
