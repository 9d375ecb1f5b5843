import { type Category, categories, categoryOf } from '@mullion/domain/catalog/categories'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type Route, searchFor } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import type { MenuLink } from './tools.ts'

export interface CategoryGroup {
  readonly menu: Category['menu']
  readonly categories: readonly Category[]
}

export const categoryGroups: readonly CategoryGroup[] = [...new Set(categories.map(({ menu }) => menu))].map(
  (menu) => ({ menu, categories: categories.filter((category) => category.menu === menu) }),
)

export function categoryLink({ text }: Category): string {
  return linkTo(searchFor(text))
}

const shownCategory = ({ panel, text }: Route) => (panel === 'search' ? categoryOf(text) : null)

/** The category being shown, or null. Rerenders only when it changes. */
export function useCurrentCategory(): Category | null {
  return useRoute(shownCategory)
}

export function categoryLinks({ categories }: CategoryGroup, current: Category | null): MenuLink[] {
  return categories.map((category) => ({
    label: category.label,
    link: categoryLink(category),
    open: () => navigate(searchFor(category.text)),
    current: category === current,
  }))
}
