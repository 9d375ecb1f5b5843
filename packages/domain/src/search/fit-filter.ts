import * as z from 'zod/mini'
import { doorModels } from '../catalog/part.ts'
import { hands } from '../catalog/part-hand.ts'
import { fittedSubModels } from './facet-bits.ts'

/** What a part must be filed under to fit a door; what is left out does not matter. */
export const fitFilter = z.strictObject({
  /** The part names this door model. One that names no model is not known to fit. */
  doorModel: z.optional(z.enum(doorModels)),
  /** The part names this sub-model, or none that tells doors apart. */
  subModel: z.optional(z.enum(fittedSubModels)),
  /** The part's name is not for the other hand only. */
  hand: z.optional(z.enum(hands)),
})
export type FitFilter = z.output<typeof fitFilter>
