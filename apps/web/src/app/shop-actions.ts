import { configurationRule, doorsDecide } from '@mullion/domain/cart/configuration-rule'
import type { Part } from '@mullion/domain/catalog/part'
import { addToCart } from '../features/cart/cart.state.ts'
import { configureAndAdd } from '../features/cart/configure/configure-actions.ts'
import type { CatalogActions } from '../features/catalog/catalog-actions.ts'
import { notifyProblem } from '../lib/notices.state.ts'
import { calculatePart } from './calculators.ts'
import {
  correctPage,
  correctText,
  openCalculator,
  openHelp,
  openPart,
  openQuickOrder,
  searchFor,
  showAllParts,
  showNarrowing,
  showPage,
} from './panels.state.ts'
import { preloadCalculator, preloadPartDetail } from './preload.ts'

/** Puts a part into the cart; one about which something has to be stated goes there once that is confirmed. */
function add(part: Part, quantity: number, added: () => void): boolean {
  if (doorsDecide(part)) {
    calculatePart(part, added)
    return false
  }
  if (configurationRule(part)) {
    configureAndAdd(part, quantity, added)
    return false
  }
  const problem = addToCart({ part, quantity })
  if (problem) notifyProblem(problem)
  return problem === null
}

/** Other results begin at their top. */
function toTop(show: () => void): void {
  show()
  window.scrollTo({ top: 0 })
}

/** What the catalogue asks of the rest of the page. */
export const catalogActions: CatalogActions = {
  openPart,
  preloadPart: preloadPartDetail,
  addToCart: add,
  calculate: calculatePart,
  preloadCalculator,
  searchFor,
  correctText,
  showAllParts,
  openCalculator,
  openQuickOrder,
  showSerialLocations: () => openHelp('serials'),
  correctPage,
  showPage: (page) => toTop(() => showPage(page)),
  showFilters: (filters) => toTop(() => showNarrowing({ filters })),
  showSorted: (sort) => toTop(() => showNarrowing({ sort })),
}
