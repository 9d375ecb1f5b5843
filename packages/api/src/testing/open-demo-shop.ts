import { readDemoParts } from '@mullion/demo/demo-catalog'
import { openTestShop } from './open-test-shop.ts'

export async function openDemoShop() {
  const shop = await openTestShop({ parts: [] })
  const { stored, problemCount } = await shop.services.partImport.importParts(await readDemoParts())
  if (!stored) throw new Error(`The demonstration parts have ${problemCount} problems.`)
  return shop
}

let shared: ReturnType<typeof openDemoShop> | undefined

/**
 * A shop with the demonstration's parts, for tests that only search in it: loading the parts takes longer than most of
 * them, so the test files of a worker share it.
 */
export function sharedDemoShop() {
  shared ??= openDemoShop()
  return shared
}
