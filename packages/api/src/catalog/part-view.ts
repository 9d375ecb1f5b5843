import type { ListedPart } from '@mullion/db/search/page-by-position'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { type InternalPart, type Part, specialOrderLocation } from '@mullion/domain/catalog/part'
import { discounted } from '@mullion/domain/money'

function viewPublicPart(row: ListedPart, actor: Pick<Actor, 'discountRate'>): Part {
  return {
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
    ...(actor.discountRate < 1 && row.priceCents !== null && { listPriceCents: row.priceCents }),
  }
}

/** A part with its list price and internal fields; call it for staff only. */
export function viewInternalPart(row: ListedPart, actor: Pick<Actor, 'discountRate'>): InternalPart {
  return {
    ...viewPublicPart(row, actor),
    listPriceCents: row.priceCents,
    privateNotes: row.privateNotes,
    location: row.location,
    installHardware: row.installHardware,
    obsolete: row.obsolete,
    proprietary: row.proprietary,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A part as this actor may see it: their own price for customers, list price and internal fields for staff. */
export function viewPart(row: ListedPart, actor: Actor): Part | InternalPart {
  return may(actor, 'seeInternalParts') ? viewInternalPart(row, actor) : viewPublicPart(row, actor)
}
