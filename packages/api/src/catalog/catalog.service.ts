import {
  findCatalogVersion,
  findPart,
  findPartByNumber,
  listPartsById,
} from '@mullion/db/catalog/catalog.repository'
import { findPartImage } from '@mullion/db/catalog/part-images.repository'
import type { Database } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { lookUpNumbers } from './number-lookup.ts'
import { viewPart } from './part-view.ts'

export type CatalogService = ReturnType<typeof createCatalogService>

/** The default `rest`, for callers that need not yield to others. */
const atOnce = async (): Promise<void> => undefined

export interface Picture {
  readonly storedAs: string | null
  readonly illustration: string | null
}

export function createCatalogService({ db }: { db: Database }) {
  return {
    /** Returns one part; throws `missing` when there is none, or when it is obsolete and the actor is a customer. */
    async part(actor: Actor, id: number): Promise<Part | InternalPart> {
      const row = await findPart(db.read, id)
      if (!row || (row.obsolete && !may(actor, 'seeInternalParts'))) throw partMissing(id)
      return viewPart(row, actor)
    },

    /**
     * Returns the name of the files of a part's picture, null for one that was not uploaded, and the illustration to
     * show in its place. Null if no part has this number (see numberKey), or if the part never had a picture of this
     * version.
     */
    async findPicture(number: string, version: number): Promise<Picture | null> {
      const row = await findPartByNumber(db.read, numberKey(number))
      if (!row || version > row.imageVersion) return null
      const storedAs = version === 0 ? null : await findPartImage(db.read, row.id, version)
      return { storedAs, illustration: row.illustration }
    },

    /** Returns the parts with these ids in the order asked, leaving out those not sold to this actor. */
    async partsById(actor: Actor, ids: readonly number[]): Promise<(Part | InternalPart)[]> {
      const rows = new Map((await listPartsById(db.read, ids)).map((row) => [row.id, row]))
      return [...new Set(ids)].flatMap((id) => {
        const row = rows.get(id)
        return row && (!row.obsolete || may(actor, 'seeInternalParts')) ? [viewPart(row, actor)] : []
      })
    },

    version: () => findCatalogVersion(db.read),

    partsByNumber: (actor: Actor, numbers: readonly string[], rest = atOnce): Promise<NumberedParts[]> =>
      lookUpNumbers(db.read, actor, { numbers, rest }),
  }
}
