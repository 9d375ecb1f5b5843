import type { AccountRole, TermsCode } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { describe, expect, it } from 'vitest'
import { whyNotByCard } from './components/terms-only.tsx'

const viewer = (role: AccountRole, termsCode: TermsCode): Viewer => ({
  user: {
    id: 1,
    firstname: 'Pat',
    lastname: 'Quinn',
    email: 'pat@arctic.example',
    role,
    pendingEmail: null,
    invited: false,
    company: {
      id: 2,
      name: 'Arctic',
      customerNumber: 'ARCTIC',
      address1: '',
      address2: '',
      city: '',
      state: 'OH',
      zipCode: '',
      country: 'US',
      phone: '',
      accountingEmail: '',
      termsCode,
      discountRate: 1,
      taxExemptStates: [],
      poRequired: false,
      iseMember: false,
    },
  },
  duty: null,
  secondFactor: false,
  analytics: false,
})

describe('ordering by card', () => {
  it('is open to guests and to companies that pay by card', () => {
    expect(whyNotByCard(null)).toBeNull()
    expect(whyNotByCard(undefined)).toBeNull()
    expect(whyNotByCard(viewer('user', 'CC'))).toBeNull()
    expect(whyNotByCard(viewer('company_admin', 'CC'))).toBeNull()
  })

  it('is not open to companies on terms, nor to staff', () => {
    expect(whyNotByCard(viewer('user', 'PO'))).toMatch(/pays on terms/)
    expect(whyNotByCard(viewer('frank_user', 'CC'))).toMatch(/Staff order for a company/)
  })
})
