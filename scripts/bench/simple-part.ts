import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { openStore } from '@mullion/db/open'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'

/** The id of a light part sold by the piece that needs no configuration. */
export async function simplePart(dir: string): Promise<number> {
  const store = await openStore(`sqlite:${dir}/mullion.db`)
  const parts = await listAllParts(store.read)
  await store.close()
  const simple = parts.find(
    (part) =>
      part.unit === 'EA' &&
      part.priceCents !== null &&
      !configurationRule(part) &&
      (part.weightPounds ?? 99) < 5,
  )
  if (!simple) throw new Error('No part can be ordered as it is.')
  return simple.id
}
