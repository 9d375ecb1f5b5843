import type { PartFacts } from '@mullion/db/testing/part-row'
import type { ReferencePart } from './reference-totals.ts'

/** The facts that a test shop stores for a part of the reference. */
export const factsOfReference = (part: ReferencePart, id: number): PartFacts & { id: number } => ({
  ...{ id, number: `${id}-01`, unit: part.unit, priceCents: part.listCents },
  lengthInches: part.lengthEighths / 8,
  heightInches: part.heightEighths / 8,
  depthInches: part.depthEighths / 8,
  weightPounds: part.hundredthPounds / 100,
})
