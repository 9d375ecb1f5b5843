import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { drawnDataElement } from '@mullion/domain/drawn-page'
import { readRoute } from './navigation/routes.ts'
import { overlays } from './screens/screens.ts'

const drawnParameters: readonly string[] = ['s', 'part']
const longestQuery = 1000

/** True for an address whose first paint is server-rendered: the home page, a part search, or a part. */
export function isDrawn(query: string): boolean {
  if (query.length > longestQuery) return false
  const parameters = [...new URLSearchParams(query).keys()]
  if (parameters.some((name) => !drawnParameters.includes(name))) return false
  return !isDoorSerial(readRoute(query).text)
}

/** Loads the code that an address needs, so it renders at once. */
export async function preloadRoute(query: string): Promise<void> {
  if (readRoute(query).part !== null) await overlays.part.getReady()
}

/** True if Back or Forward restored this page from the browser's memory; its data may be old or another user's. */
function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward'
}

/** The answers embedded in a server-rendered page; null if the browser renders it. */
export function drawnAnswers(): string | null {
  return isFromHistory() ? null : (document.getElementById(drawnDataElement)?.textContent ?? null)
}
