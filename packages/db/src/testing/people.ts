import { createCompany, type NewCompany } from '../accounts/company.repository.ts'
import { createUser, type NewUser } from '../accounts/user.repository.ts'
import type { Database } from '../database.ts'

const madeAt = new Date('2026-01-05T12:00:00Z')

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
    invitedAt: madeAt,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...facts,
  }
}

/** Adds these companies to an empty store, with a user in each; both are numbered from 1. */
export async function addUsersOf(db: Database, companyIds: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (let id = 1; id <= Math.max(...companyIds); id += 1)
      await createCompany(tx, companyRow({ name: 'Cold', customerNumber: `C${id}` }))
    for (const [at, companyId] of companyIds.entries())
      await createUser(tx, userRow({ companyId, email: `user-${at + 1}@cold.example` }))
  })
}
