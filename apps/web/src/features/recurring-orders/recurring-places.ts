/** Where the buyer saves what a recurring order needs. */
export interface PlanPlaces {
  readonly onAddresses: () => void
  readonly onCards: () => void
}

/** Where recurring orders and their drafts open. */
export interface RecurringPlaces extends PlanPlaces {
  readonly onOpen: (recurringId: number | null) => void
  readonly linkTo: (recurringId: number) => string
  readonly onOpenDraft: (draftId: number) => void
  readonly draftLink: (draftId: number) => string
  readonly onLists: () => void
}
