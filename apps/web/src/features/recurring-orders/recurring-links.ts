/** Opens the pages where the buyer saves the addresses and cards of a recurring order. */
export interface SetupLinks {
  readonly onAddresses: () => void
  readonly onCards: () => void
}

/** How the pages of recurring orders lead to each other, and to what they need. */
export interface RecurringLinks extends SetupLinks {
  readonly onOpen: (recurringId: number | null) => void
  readonly linkTo: (recurringId: number) => string
  readonly onOpenDraft: (draftId: number) => void
  readonly draftLink: (draftId: number) => string
  readonly onLists: () => void
}
