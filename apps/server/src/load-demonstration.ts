import type { Log } from '@mullion/api/clock'
import type { Services } from '@mullion/api/services'
import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Store } from '@mullion/db/store'
import { listIllustrations, readDemoParts } from '@mullion/demo/demo-catalog'
import type { PartImages } from '@mullion/integrations/files/port'

/** Loads the demonstration catalogue into a store without parts, and the drawings that its parts are shown with. */
export async function loadDemonstration(deps: {
  readonly store: Store
  readonly services: Services
  readonly images: PartImages
  readonly log: Log
}): Promise<void> {
  const { store, services, images, log } = deps
  for (const { name, svg } of await listIllustrations()) await images.putIllustration(name, svg)
  if ((await findCatalogVersion(store.read)) > 0) return
  const report = await services.partImport.importParts(await readDemoParts())
  if (!report.stored)
    throw new Error(`The demonstration parts have problems: ${JSON.stringify(report.problems.slice(0, 5))}`)
  log.info({ parts: report.created }, 'The demonstration catalogue was loaded.')
}
