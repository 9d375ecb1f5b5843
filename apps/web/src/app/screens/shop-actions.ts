import { configurationRule, doorsDecide } from '@mullion/domain/cart/configuration-rule'
import type { Part } from '@mullion/domain/catalog/part'
import { addToCart } from '../../features/cart/cart.state.ts'
import { configureAndAdd } from '../../features/cart/configure/configure-actions.ts'
import type { CatalogActions } from '../../features/catalog/catalog-actions.ts'
import { notifyProblem } from '../../lib/notices.state.ts'
import { correctIn, navigate, openOverlay } from '../navigation/navigation.ts'
import { allParts, type RouteChange, searchFor, to } from '../navigation/routes.ts'
import { calculatePart } from '../ordering/calculators.ts'
import { overlays } from './screens.ts'

function add(part: Part, quantity: number): boolean | Promise<boolean> {
  if (doorsDecide(part)) return calculatePart(part)
  if (configurationRule(part)) return configureAndAdd(part, quantity)
  const problem = addToCart({ part, quantity })
  if (problem) notifyProblem(problem)
  return problem === null
}

function showResults(change: RouteChange): void {
  navigate({ page: 1, ...change })
  window.scrollTo({ top: 0 })
}

export const catalogActions: CatalogActions = {
  openPart: (part) => openOverlay({ part }),
  preloadPart: overlays.part.preload,
  editPart: (partId) => navigate({ ...to('admin', 'edit-part'), chosen: partId }),
  addToCart: add,
  askForQuote: (partId) => navigate({ ...to('quote', 'request'), chosen: partId }),
  calculate: calculatePart,
  preloadCalculator: overlays.calculator.preload,
  searchFor: (text, filters) => navigate(searchFor(text, filters)),
  correctText: (text) => navigate({ text, page: 1 }),
  showAllParts: () => navigate(allParts),
  openCalculator: (calculator) => openOverlay({ calculator }),
  openQuickOrder: () => navigate(to('cart', 'quick-order')),
  showSerialLocations: () => openOverlay({ popup: 'serials' }),
  correctPage: (page) => correctIn('search', { page }),
  showPage: (page) => showResults({ page }),
  showFilters: (filters) => showResults({ filters }),
  showAllFits: () => showResults({ onlyFits: false }),
  showSorted: (sort) => showResults({ sort }),
  showBy: (by, shown) => {
    // The choice is remembered, so Back finds the earlier view only in its address.
    correctIn('search', { by: shown })
    showResults({ by })
  },
  compare: (partIds) => openOverlay({ compare: partIds.join('-') }),
}
