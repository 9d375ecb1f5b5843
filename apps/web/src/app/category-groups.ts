import { type Category, categories, categoryOf } from '@mullion/domain/catalog/categories'
import { useSnapshot } from 'valtio'
import { placeState } from './panels.state.ts'
import { startPlace, writePlace } from './panels.url.ts'

export interface CategoryGroup {
  readonly menu: Category['menu']
  readonly categories: readonly Category[]
}

/** The categories under the menus that they are in, both in their order. */
export const categoryGroups: readonly CategoryGroup[] = [...new Set(categories.map(({ menu }) => menu))].map(
  (menu) => ({ menu, categories: categories.filter((category) => category.menu === menu) }),
)

/** A category as a link, for whoever opens it in a new tab. */
export function categoryLink({ text }: Category): string {
  return `/${writePlace({ ...startPlace, text }, '')}`
}

/** The category whose parts are shown, or null. */
export function useCurrentCategory(): Category | null {
  const { panel, text } = useSnapshot(placeState)
  return panel === 'search' ? categoryOf(text) : null
}
