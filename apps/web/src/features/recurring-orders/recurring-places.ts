/** Where recurring orders and their drafts open. */
export interface RecurringPlaces {
  readonly onOpen: (recurringId: number | null) => void
  readonly linkTo: (recurringId: number) => string
  readonly onOpenDraft: (draftId: number) => void
  readonly draftLink: (draftId: number) => string
  readonly onLists: () => void
}
