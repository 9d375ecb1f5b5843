/** How many days back searches that found nothing are counted. */
export const insightDays = 90
/** How many rows of each list are shown at most. */
export const insightLength = 200

export interface EmptySearch {
  readonly text: string
  readonly searches: number
  /** The last day of the store's calendar on which it found nothing. */
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

/** What staff may want to see to. */
export interface StaffInsight {
  /** Those asked for most come first. */
  readonly emptySearches: readonly EmptySearch[]
  readonly partsWithoutImages: readonly NamedPart[]
  readonly partsNeverOrdered: readonly NamedPart[]
  readonly companiesWithoutUsers: readonly NamedCompany[]
}
