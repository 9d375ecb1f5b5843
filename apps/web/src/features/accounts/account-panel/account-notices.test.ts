import type { UserDetails } from '@mullion/domain/accounts/user'
import { describe, expect, it } from 'vitest'
import { accountNotices } from './account-notices.ts'

const company: UserDetails['company'] = {
  id: 7,
  name: 'Polar Foods',
  customerNumber: 'POLAR',
  address1: '18 Harbor Street',
  address2: '',
  city: 'Newport',
  state: 'NC',
  zipCode: '28570',
  country: 'US',
  phone: '2525550188',
  accountingEmail: 'books@polar.example',
  termsCode: 'CC',
  discountRate: 0.9,
  taxExemptStates: [],
  poRequired: false,
  iseMember: false,
}
const user: UserDetails = {
  id: 3,
  firstname: 'Stan',
  lastname: 'Stone',
  email: 'stan@polar.example',
  role: 'user',
  pendingEmail: null,
  invited: false,
  invitedAt: null,
  service: false,
  company,
}

const keysOf = (details: UserDetails) => accountNotices(details).map(({ key }) => key)

describe('account overview notices', () => {
  it('are empty for a user who pays by card', () => {
    expect(accountNotices(user)).toEqual([])
  })

  it.each([
    ['email', { pendingEmail: 'new@polar.example' }, {}],
    ['admin', { role: 'company_admin' }, {}],
    ['po_number', {}, { termsCode: 'PO' }],
    ['ise', {}, { iseMember: true }],
    ['tax', {}, { taxExemptStates: ['OH'] }],
  ] as const)('include one about %s', (key, person, firm) => {
    expect(keysOf({ ...user, ...person, company: { ...company, ...firm } })).toEqual([key])
  })

  it('name the PO document only for a company on terms', () => {
    const asked = (termsCode: 'CC' | 'PO') =>
      keysOf({ ...user, company: { ...company, termsCode, poRequired: true } })
    expect(asked('PO')).toEqual(['po_number', 'po_document'])
    expect(asked('CC')).toEqual([])
  })

  it('name the tax-exempt states', () => {
    const [notice] = accountNotices({ ...user, company: { ...company, taxExemptStates: ['IA', 'OH', 'TX'] } })
    expect(notice?.text).toContain('Iowa, Ohio, and Texas')
  })

  it('name the email address that awaits confirmation', () => {
    const [notice] = accountNotices({ ...user, pendingEmail: 'new@polar.example' })
    expect(notice?.text).toContain('new@polar.example')
  })
})
