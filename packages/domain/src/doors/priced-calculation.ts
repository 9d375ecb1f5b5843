import * as z from 'zod/mini'
import type { InternalPart, Part } from '../catalog/part.ts'
import { type CalculatedPart, calculatorModes } from './calculated-part.ts'
import { door } from './door.ts'

export const calculateInput = z.strictObject({ door, mode: z.enum(calculatorModes) })

/** A calculated part as it is sold today. */
export interface PricedCalculatedPart extends CalculatedPart {
  /** Null when it is not sold any more. */
  readonly part: Part | InternalPart | null
  readonly lineTotalCents: number | null
  /** Why it cannot be put into the cart, or null. */
  readonly problem: string | null
}

/** What a door takes, at the reader's own prices. */
export interface PricedCalculation {
  readonly parts: readonly PricedCalculatedPart[]
  readonly notes: readonly string[]
}
