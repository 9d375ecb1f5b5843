import { notAllowed } from '@mullion/domain/accounts/account-errors'
import { may } from '@mullion/domain/accounts/permissions'
import type { SignedIn } from '../signed-in.ts'

export type AnalyticsAccess = ReturnType<typeof createAnalyticsAccess>

/** Decides who may see analytics: administrators whose confirmed email address is on the store's list. */
export function createAnalyticsAccess({ analyticsEmails }: { readonly analyticsEmails: readonly string[] }) {
  const allowed = new Set(analyticsEmails.map((email) => email.toLowerCase()))

  function allows({ self, person }: Pick<SignedIn, 'self' | 'person'>): boolean {
    return may(self, 'viewAnalytics') && allowed.has(person.user.email.toLowerCase())
  }

  return {
    allows,
    /** Throws `forbidden` unless the user may see analytics. */
    require(signedIn: SignedIn | null): void {
      if (!signedIn || !allows(signedIn)) throw notAllowed()
    },
  }
}
