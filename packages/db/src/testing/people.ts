import type { NewCompany } from '../accounts/company.repository.ts'
import type { NewUser } from '../accounts/user.repository.ts'

const madeAt = new Date('2026-01-05T12:00:00Z')

/** A company that a test needs, with the facts that matter to it. */
export function companyRow(facts: Partial<NewCompany> & { readonly name: string }): NewCompany {
  return {
    customerNumber: facts.name.toUpperCase().replaceAll(/[^A-Z]/g, ''),
    address1: '1 Freezer Street',
    address2: '',
    city: 'Columbus',
    state: 'OH',
    zipCode: '43004',
    country: 'US',
    phone: '6145550100',
    accountingEmail: 'accounting@company.example',
    termsCode: 'CC',
    discountRate: 1,
    taxExemptStates: [],
    poRequired: false,
    iseMember: false,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...facts,
  }
}

/** A person that a test needs, with the facts that matter to it. */
export function userRow(
  facts: Partial<NewUser> & { readonly email: string; readonly companyId: number },
): NewUser {
  return {
    firstname: 'Pat',
    lastname: 'Quinn',
    emailVerified: true,
    role: 'user',
    passwordChangeRequired: false,
    twoFactorEnabled: false,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...facts,
  }
}
