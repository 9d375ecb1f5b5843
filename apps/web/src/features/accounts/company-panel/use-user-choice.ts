import type { CompanyUser } from '@mullion/domain/accounts/user'
import { useState } from 'react'

/** The action open for a user of the list. */
export type UserDoing = 'editing' | 'deleting'

interface Choice {
  readonly user: CompanyUser
  readonly doing: UserDoing
}

export type UserChoice = ReturnType<typeof useUserChoice>

/** Tracks which user is being edited or deleted; only one at a time. */
export function useUserChoice() {
  const [choice, setChoice] = useState<Choice | null>(null)
  return {
    locked: choice?.doing === 'editing',
    /** Remains set until the dialog has closed, even if the list no longer has the user. */
    deleting: choice?.doing === 'deleting' ? choice.user : null,
    doingOf: ({ id }: CompanyUser): UserDoing | null => (choice?.user.id === id ? choice.doing : null),
    choose: (user: CompanyUser, doing: UserDoing) => setChoice({ user, doing }),
    clear: () => setChoice(null),
  }
}
