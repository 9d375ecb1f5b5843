import type { CompanyUser } from '@mullion/domain/accounts/user'
import { useState } from 'react'

/** What is being done about a user of the list. */
export type UserDoing = 'editing' | 'deleting'

interface Choice {
  readonly user: CompanyUser
  readonly doing: UserDoing
}

export type UserChoice = ReturnType<typeof useUserChoice>

/** Which user of the list is edited or deleted; only one is, and nobody else can be meanwhile. */
export function useUserChoice() {
  const [choice, setChoice] = useState<Choice | null>(null)
  return {
    locked: choice?.doing === 'editing',
    /** Stays until the dialog has gone, also when the list is already without them. */
    deleting: choice?.doing === 'deleting' ? choice.user : null,
    doingOf: ({ id }: CompanyUser): UserDoing | null => (choice?.user.id === id ? choice.doing : null),
    choose: (user: CompanyUser, doing: UserDoing) => setChoice({ user, doing }),
    clear: () => setChoice(null),
  }
}
