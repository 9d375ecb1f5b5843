import { readDemoParts } from '@mullion/demo/demo-catalog'
import { openTestShop } from './open-test-shop.ts'

export async function openDemoShop() {
  const shop = await openTestShop({ parts: [] })
  const { stored, problemCount } = await shop.services.partImport.importParts(await readDemoParts())
  if (!stored) throw new Error(`The demonstration parts have ${problemCount} problems.`)
  return shop
}
