import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import { listPartChanges, listPartsBefore } from '@mullion/db/catalog/part-changes.repository'
import type { Database } from '@mullion/db/database'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import type { PartCatalogChange } from '@mullion/domain/catalog/part-change'
import type { FeedInput, FeedPage } from '@mullion/domain/changes/feed'
import { feedPage } from '../changes/feed.ts'
import { viewPart } from './part-view.ts'

/** What prices and parts an actor sees; cursors made for another view start again. */
const viewOf = (actor: Actor) =>
  `${Math.round(actor.discountRate * 10_000)}${isStaff(actor) ? 'internal' : ''}${actor.prices ? `p${actor.prices.key}` : ''}`

/** What changed in the catalog, for programs. */
export function createPartChangesService({ db }: { readonly db: Database }) {
  const { read } = db
  return {
    /**
     * Returns the parts sold to the actor and then what happened to them, in the order of commits, at the actor's own
     * prices. When the discount of the actor's company or one of its special prices changes, all parts follow again.
     */
    async changed(actor: Actor, input: FeedInput): Promise<FeedPage<PartCatalogChange>> {
      const obsoleteToo = isStaff(actor)
      const { rows, ...page } = await feedPage(
        read,
        {
          name: 'parts',
          view: viewOf(actor),
          listExisting: (page) => listPartsBefore(read, { ...page, obsoleteToo }),
          listChanges: (range) => listPartChanges(read, range),
        },
        input,
      )
      const stored = await listPartsById(
        read,
        rows.map(({ rowId }) => rowId),
      )
      const shown = stored.filter(({ obsolete }) => obsoleteToo || !obsolete)
      const parts = new Map(shown.map((row) => [row.id, viewPart(row, actor)]))
      const changes = rows.map(({ kind, rowId, at }) => ({
        ...{ kind, at: at.toISOString(), partId: rowId },
        part: parts.get(rowId) ?? null,
      }))
      return { changes, ...page }
    },
  }
}
