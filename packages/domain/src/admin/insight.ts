/** Empty searches are counted over this many days. */
export const insightDays = 90
export const insightLength = 200

export interface EmptySearch {
  readonly text: string
  readonly searches: number
  /** The last store day on which the search found nothing. */
  readonly lastDay: string
}

interface NamedPart {
  readonly id: number
  readonly number: string
  readonly name: string
}

interface NamedCompany {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
}

/** Data problems and gaps for staff to review. */
export interface StaffInsight {
  /** Most frequent first. */
  readonly emptySearches: readonly EmptySearch[]
  readonly partsWithoutImages: readonly NamedPart[]
  readonly partsNeverOrdered: readonly NamedPart[]
  readonly companiesWithoutUsers: readonly NamedCompany[]
}
