import type { PartRow } from '@mullion/db/catalog/catalog.repository'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import { type InternalPart, type Part, specialOrderLocation } from '@mullion/domain/catalog/part'
import { discounted } from '@mullion/domain/money'

/** A part as this actor may see it: the own price for customers; list price and internal fields for staff. */
export function viewPart(row: PartRow, actor: Actor): Part | InternalPart {
  const part: Part = {
    id: row.id,
    number: row.number,
    name: row.name,
    description: row.description,
    priceCents: row.priceCents === null ? null : discounted(row.priceCents, actor.discountRate),
    unit: row.unit,
    imageVersion: row.imageVersion,
    tags: row.tags,
    doorModels: row.doorModels,
    doorSubModels: row.doorSubModels,
    includedHardware: row.includedHardware,
    requirements: row.requirements,
    size: {
      lengthInches: row.lengthInches,
      heightInches: row.heightInches,
      depthInches: row.depthInches,
      weightPounds: row.weightPounds,
    },
    relatedParts: row.relatedParts,
    specialOrder: row.location === specialOrderLocation,
  }
  if (!isStaff(actor)) return part
  return {
    ...part,
    listPriceCents: row.priceCents,
    privateNotes: row.privateNotes,
    location: row.location,
    obsolete: row.obsolete,
    proprietary: row.proprietary,
  }
}
