import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { renderedDataElement } from '@mullion/domain/rendered-page'
import { readRoute } from './navigation/routes.ts'
import { overlays } from './screens/screens.ts'

const renderedParameters: readonly string[] = ['s', 'part']
const maxQueryLength = 1000

/** True for an address whose first paint is server-rendered: the home page, a part search, or a part. */
export function isServerRendered(query: string): boolean {
  if (query.length > maxQueryLength) return false
  const parameters = [...new URLSearchParams(query).keys()]
  if (parameters.some((name) => !renderedParameters.includes(name))) return false
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
export function renderedAnswers(): string | null {
  return isFromHistory() ? null : (document.getElementById(renderedDataElement)?.textContent ?? null)
}
