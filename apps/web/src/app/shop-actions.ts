import type { Part } from '@mullion/domain/catalog/part'
import { addToCart } from '../features/cart/cart.state.ts'
import type { CatalogActions } from '../features/catalog/catalog-actions.ts'
import { notifyProblem } from '../lib/notices.state.ts'
import { correctPage, openPart, searchFor, showAllParts, showPage } from './panels.state.ts'
import { preloadPartDetail } from './preload.ts'

function add(part: Part, quantity: number): boolean {
  const problem = addToCart({ part, quantity })
  if (problem) notifyProblem(problem)
  return problem === null
}

/** What the catalogue asks of the rest of the page. */
export const catalogActions: CatalogActions = {
  openPart,
  preloadPart: preloadPartDetail,
  addToCart: add,
  searchFor,
  showAllParts,
  correctPage,
  showPage: (page) => {
    showPage(page)
    window.scrollTo({ top: 0 })
  },
}
