import type { ListedPart } from '@mullion/db/search/page-by-position'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { type InternalPart, type Part, specialOrderLocation } from '@mullion/domain/catalog/part'
import { ownPrices, type PricePayer } from '@mullion/domain/own-price'

function viewPublicPart(row: ListedPart, payer: PricePayer): Part {
  const list = row.priceCents
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    description: row.description,
    ...ownPrices(row, payer),
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
    ...(list !== null && (payer.prices || payer.discountRate < 1) && { listPriceCents: list }),
  }
}

/** A part with its list price and internal fields; call it for staff only. */
export function viewInternalPart(row: ListedPart, payer: PricePayer): InternalPart {
  return {
    ...viewPublicPart(row, payer),
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
