import * as z from 'zod/mini'
import type { InternalPart, Part } from '../catalog/part.ts'
import { type CalculatedPart, calculatorModes } from './calculated-part.ts'
import { door } from './door.ts'

export const calculateInput = z.strictObject({ door, mode: z.enum(calculatorModes) })

export interface PricedCalculatedPart extends CalculatedPart {
  /** Null if it is no longer sold. */
  readonly part: Part | InternalPart | null
  readonly lineTotalCents: number | null
  /** Why it cannot be added to the cart, or null. */
  readonly problem: string | null
}

/** What a door takes, at the actor's own prices. */
export interface PricedCalculation {
  readonly parts: readonly PricedCalculatedPart[]
  readonly notes: readonly string[]
}
