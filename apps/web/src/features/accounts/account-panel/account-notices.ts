import type { UserDetails } from '@mullion/domain/accounts/user'
import { usStates } from '@mullion/domain/postal-address'

export interface AccountNotice {
  readonly key: 'email' | 'admin' | 'po_number' | 'po_document' | 'ise' | 'tax'
  readonly text: string
}

/** `Ohio`, `Ohio and Texas`, `Iowa, Ohio and Texas`. */
const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** What a person should know of their account before they order, the most pressing first. */
export function accountNotices({ pendingEmail, role, company }: UserDetails): AccountNotice[] {
  const { termsCode, poRequired, iseMember, taxExemptStates } = company
  const states = taxExemptStates.map((code) => usStates[code] ?? code)
  const all: readonly (AccountNotice | false)[] = [
    pendingEmail !== null && {
      key: 'email',
      text: `Your email address changes to ${pendingEmail} once you open the link that we mailed to it.`,
    },
    role === 'company_admin' && {
      key: 'admin',
      text: 'As a company admin you may manage the users of your company from the admin panel.',
    },
    termsCode === 'PO' && { key: 'po_number', text: 'A PO number is required on each order.' },
    poRequired && {
      key: 'po_document',
      text: 'An actual PO document is required at checkout.',
    },
    iseMember && { key: 'ise', text: 'ISE numbers are required on all orders.' },
    states.length > 0 && {
      key: 'tax',
      text: `Your company is tax exempt in ${listed.format(states)}.`,
    },
  ]
  return all.filter((notice) => notice !== false)
}
