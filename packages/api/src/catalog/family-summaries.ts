import type { PartRow } from '@mullion/db/catalog/catalog.repository'
import { listFamilyMembers } from '@mullion/db/catalog/family.repository'
import type { Reader } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { minFamilySize } from '@mullion/domain/catalog/family'
import { type FamilySummary, summarize } from '@mullion/domain/catalog/family-summary'
import { discounted } from '@mullion/domain/money'
import { ownPrices } from '@mullion/domain/own-price'
import { LRUCache } from 'lru-cache'

const remembered = 5000

type ListSummary = Omit<FamilySummary, 'matching'>

export const memberOf = (row: PartRow) => {
  const { lengthInches, heightInches, depthInches, weightPounds, ...rest } = row
  return { ...rest, size: { lengthInches, heightInches, depthInches, weightPounds } }
}

/** The actor's own prices, without special prices; a discount keeps the order of prices. */
function atOwnPrice({ price, ...summary }: ListSummary, { discountRate }: Actor): ListSummary {
  const own = price && {
    fromCents: discounted(price.fromCents, discountRate),
    toCents: discounted(price.toCents, discountRate),
  }
  return { ...summary, price: own }
}

/** Sums up families at list prices, and remembers them until the catalog changes. */
export function createFamilySummaries(db: Reader) {
  const known = new LRUCache<string, ListSummary | 'single'>({ max: remembered })

  async function look(keyOf: (id: number) => string, ids: readonly number[], withObsolete: boolean) {
    const missing = ids.filter((id) => !known.has(keyOf(id)))
    if (missing.length === 0) return
    const members = await listFamilyMembers(db, missing, { withObsolete })
    const byFamily = Map.groupBy(members, ({ familyId }) => familyId)
    for (const id of missing) {
      const rows = byFamily.get(id) ?? []
      known.set(keyOf(id), rows.length < minFamilySize ? 'single' : summarize(rows.map(memberOf)))
    }
  }

  /** Special prices do not keep the order of prices; the summaries of a company that has any are not remembered. */
  async function lookAtOwn(actor: Actor, ids: readonly number[], withObsolete: boolean) {
    const members = await listFamilyMembers(db, ids, { withObsolete })
    const byFamily = Map.groupBy(members, ({ familyId }) => familyId)
    return ids.map((id) => {
      const rows = byFamily.get(id) ?? []
      if (rows.length < minFamilySize) return null
      return summarize(rows.map((row) => ({ ...memberOf(row), ...ownPrices(row, actor) })))
    })
  }

  /** Returns the families with these ids, for this actor; null for a part that is the only one. */
  return async (
    actor: Actor,
    { ids, withObsolete, version }: { ids: readonly number[]; withObsolete: boolean; version: number },
  ): Promise<(ListSummary | null)[]> => {
    const keyOf = (id: number) => `${version}:${withObsolete}:${id}`
    // More families than are remembered would push each other out.
    const found: (ListSummary | null)[] = []
    for (let at = 0; at < ids.length; at += familiesAtOnce) {
      const some = ids.slice(at, at + familiesAtOnce)
      if (actor.prices) {
        found.push(...(await lookAtOwn(actor, some, withObsolete)))
        continue
      }
      await look(keyOf, some, withObsolete)
      for (const id of some) {
        const summary = known.get(keyOf(id))
        found.push(!summary || summary === 'single' ? null : atOwnPrice(summary, actor))
      }
    }
    return found
  }
}

const familiesAtOnce = 400
