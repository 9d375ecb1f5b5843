import { houseCompanyId } from '@mullion/domain/accounts/actor'
import type { UserDetails } from '@mullion/domain/accounts/user'
import { usStates } from '@mullion/domain/postal-address'

export interface AccountNotice {
  readonly key: 'email' | 'admin' | 'po_number' | 'po_document' | 'ise' | 'tax'
  readonly text: string
}

/** `Ohio`, `Ohio and Texas`, `Iowa, Ohio and Texas`. */
const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** Returns what users should know about their account before ordering, most urgent first. */
export function accountNotices({ pendingEmail, role, company }: UserDetails): AccountNotice[] {
  const { poRequired, iseMember, taxExemptStates } = company
  // Staff order for other companies, on those companies' terms.
  const onTerms = company.termsCode === 'PO' && company.id !== houseCompanyId
  const states = taxExemptStates.map((code) => usStates[code] ?? code)
  const all: readonly (AccountNotice | false)[] = [
    pendingEmail !== null && {
      key: 'email',
      text: `Confirm your new email address with the link we sent to ${pendingEmail}.`,
    },
    role === 'company_admin' && {
      key: 'admin',
      text: 'As a company admin, you can manage your company’s users in the Company panel.',
    },
    onTerms && { key: 'po_number', text: 'A PO number is required on each order.' },
    onTerms && poRequired && { key: 'po_document', text: 'An actual PO document is required at checkout.' },
    iseMember && { key: 'ise', text: 'ISE numbers are required on all orders.' },
    states.length > 0 && { key: 'tax', text: `Your company is tax exempt in ${listed.format(states)}.` },
  ]
  return all.filter((notice) => notice !== false)
}
