export const pageSizeChoices = ['Less', 'Default', 'More', 'All'] as const
export type PageSizeChoice = (typeof pageSizeChoices)[number]

const rows: Readonly<Record<Exclude<PageSizeChoice, 'All'>, number>> = { Less: 2, Default: 3, More: 4 }

/** Number of columns by minimum width, widest first. Narrow screens have one column but count six parts as a row. */
export const columnFactors = [
  { fromPixels: 1400, factor: 4 },
  { fromPixels: 992, factor: 3 },
  { fromPixels: 768, factor: 2 },
  { fromPixels: 0, factor: 6 },
] as const

export function columnFactor(widthPixels: number): number {
  return columnFactors.find(({ fromPixels }) => widthPixels >= fromPixels)?.factor ?? 1
}

/** Returns the results per page: the chosen number of rows times `factor`, or unlimited for All. */
export function pageSize(choice: PageSizeChoice, factor: number): number {
  return choice === 'All' ? Number.MAX_SAFE_INTEGER : rows[choice] * factor
}

/** Returns the number of pages; at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

export function pageOfSameParts(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1
}

/** Returns the range of results on a page, 1-based, for texts such as `13–24 of 310`. */
export function shownRange(page: number, size: number, total: number): { first: number; last: number } {
  return { first: Math.min((page - 1) * size + 1, total), last: Math.min(page * size, total) }
}

export function readPageSizeChoice(text: string | null): PageSizeChoice {
  return pageSizeChoices.find((choice) => choice === text) ?? 'Default'
}
