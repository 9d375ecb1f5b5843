import * as z from 'zod/mini'
import { serialPattern } from '../doors/door-serial.ts'
import { maxLineQuantity } from './cart-limits.ts'
import type { ConfigurationKindOf } from './configuration-kind.ts'
import { subtractTexts } from './counts.ts'

export const serialFormatText = 'Invalid serial number format. Please use the format XX-XXXX.'

export const serialNumber = z
  .string({ error: serialFormatText })
  .check(z.regex(serialPattern, { error: serialFormatText }))

/** The doors a part is for, one per piece; two pieces may be for the same door. */
export const serialsConfiguration = z.strictObject({
  kind: z.literal('serials'),
  serials: z.readonly(z.array(serialNumber).check(z.maxLength(maxLineQuantity))),
})

export type SerialsConfiguration = Readonly<z.output<typeof serialsConfiguration>>

/**
 * The result of typing a serial number: the updated list, or the unchanged list and the reason it was
 * rejected.
 */
export interface TypedSerial {
  readonly serials: readonly string[]
  readonly problem: string | null
}

export function addSerial(serials: readonly string[], text: string, quantity: number): TypedSerial {
  const typed = serialNumber.safeParse(text.trim())
  if (!typed.success) return { serials, problem: serialFormatText }
  if (serials.length + 1 > quantity) return { serials, problem: 'All serial numbers are entered.' }
  return { serials: [...serials, typed.data], problem: null }
}

export function serialsComplete(serials: readonly string[], quantity: number): boolean {
  return serials.length === quantity
}

export function repeatedSerials(serials: readonly string[]): string[] {
  return [...new Set(serials.filter((serial, at) => serials.indexOf(serial) !== at))]
}

/** Display text of serial numbers: `Serials 15-0001, 15-0002`. */
export function describeSerials(serials: readonly string[]): string[] {
  if (serials.length === 0) return []
  return [`${serials.length === 1 ? 'Serial' : 'Serials'} ${serials.join(', ')}`]
}

export const serialsKind: ConfigurationKindOf<SerialsConfiguration> = {
  title: 'Serial numbers',
  name: 'serial numbers',
  request: 'Enter a serial number for each.',
  describe: ({ serials }) => describeSerials(serials),
  sum: (all) => ({ kind: 'serials', serials: all.flatMap(({ serials }) => serials) }),
  subtract: (known, taken) => {
    const serials = subtractTexts(known.serials, taken.serials)
    return serials.length === known.serials.length - taken.serials.length ? { ...known, serials } : null
  },
  problem: (_, { serials }, { quantity }) => {
    if (serialsComplete(serials, quantity)) return null
    const text = `Each one needs a serial number. You entered ${serials.length} for a quantity of ${quantity}.`
    return { code: 'cart.serials_not_complete', text }
  },
}
