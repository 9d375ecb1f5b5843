export const pageSizeChoices = ['Less', 'Default', 'More', 'All'] as const
export type PageSizeChoice = (typeof pageSizeChoices)[number]

const rows: Readonly<Record<Exclude<PageSizeChoice, 'All'>, number>> = { Less: 2, Default: 3, More: 4 }

/** How many cards stand beside each other from a width up, widest first. Narrow screens list more in one column. */
export const columnFactors = [
  { fromPixels: 1400, factor: 4 },
  { fromPixels: 992, factor: 3 },
  { fromPixels: 768, factor: 2 },
  { fromPixels: 0, factor: 6 },
] as const

/** The factor by which a width multiplies the results of a page. */
export function columnFactor(widthPixels: number): number {
  return columnFactors.find(({ fromPixels }) => widthPixels >= fromPixels)?.factor ?? 1
}

/** Results per page: the chosen rows times the factor of the width; of all, more than there can be. */
export function pageSize(choice: PageSizeChoice, factor: number): number {
  return choice === 'All' ? Number.MAX_SAFE_INTEGER : rows[choice] * factor
}

/** How many pages a number of results fills; an empty result has one page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page of another size that shows the first result of a page; of all results there is one. */
export function samePlace(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1
}

/** Which results a page shows, for `13–24 of 310`; numbers start at 1. */
export function shownRange(page: number, size: number, total: number): { first: number; last: number } {
  return { first: Math.min((page - 1) * size + 1, total), last: Math.min(page * size, total) }
}

export function readPageSizeChoice(text: string | null): PageSizeChoice {
  return pageSizeChoices.find((choice) => choice === text) ?? 'Default'
}
