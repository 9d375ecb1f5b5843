import * as z from 'zod/mini'
import { partsOfCalculators } from '../calculated-part-ids.ts'
import { doorModels } from '../catalog/part.ts'
import { hands } from '../catalog/part-hand.ts'
import { rowId } from '../row-id.ts'
import { fittedSubModels } from './facet-bits.ts'

/** What a part must be filed under to fit a door; what is left out does not matter. */
export const fitFilter = z.strictObject({
  /** The part names this door model. One that names no model is not known to fit. */
  doorModel: z.optional(z.enum(doorModels)),
  /** The part names this sub-model, or none that tells doors apart. */
  subModel: z.optional(z.enum(fittedSubModels)),
  /** The part's name is not for the other hand only. */
  hand: z.optional(z.enum(hands)),
  /** Ids of the parts that a calculator found for the door; they fit, whatever they are filed under. */
  ownParts: z.optional(
    z
      .readonly(
        z.array(
          rowId.check(z.refine((id) => partsOfCalculators.includes(id), 'No calculator finds this part.')),
        ),
      )
      .check(z.maxLength(partsOfCalculators.length)),
  ),
})
export type FitFilter = z.output<typeof fitFilter>
