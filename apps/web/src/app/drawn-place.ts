import { isDoorSerial } from '@mullion/domain/doors/door-serial'
import { drawnDataElement } from '@mullion/domain/drawn-page'
import { readRoute } from './navigation/routes.ts'
import { overlays } from './screens/screens.ts'

const drawnParameters: readonly string[] = ['s', 'part']
const longestQuery = 1000

/** True for an address whose first paint the server draws: the start, a search for parts, a part. */
export function isDrawn(query: string): boolean {
  if (query.length > longestQuery) return false
  const parameters = [...new URLSearchParams(query).keys()]
  if (parameters.some((name) => !drawnParameters.includes(name))) return false
  return !isDoorSerial(readRoute(query).text)
}

/** Loads the code of what an address opens with, so that it is drawn at once. */
export async function getPlaceReady(query: string): Promise<void> {
  if (readRoute(query).part !== null) await overlays.part.getReady()
}

/** True for a page that Back or Forward has taken from the browser's memory, of whenever and for whoever it was. */
function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward'
}

/** The answers that the page was drawn with; null for one that the browser draws. */
export function drawnAnswers(): string | null {
  return isFromHistory() ? null : (document.getElementById(drawnDataElement)?.textContent ?? null)
}
