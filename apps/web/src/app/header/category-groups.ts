import { type Category, categories, categoryOf } from '@mullion/domain/catalog/categories'
import { linkTo, type Route, searchFor } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'

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
  return linkTo(searchFor(text))
}

const shownCategory = ({ panel, text }: Route) => (panel === 'search' ? categoryOf(text) : null)

/** The category whose parts are shown, or null. Letters that lead to no other draw the menus no second time. */
export function useCurrentCategory(): Category | null {
  return useRoute(shownCategory)
}
