import { createCompany } from '@mullion/db/accounts/company.repository'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { createUser, findPerson } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { companyRow, userRow } from '@mullion/db/testing/people'
import type { AccountRole } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import { actorOfUser, type SignedIn } from '../signed-in.ts'

export const testCompanies = {
  house: { name: 'Mullion Door Parts', customerNumber: 'HOUSE' },
  arctic: {
    name: 'Arctic Door Service',
    customerNumber: 'ARCTIC',
    termsCode: 'PO',
    discountRate: 0.85,
    taxExemptStates: ['OH'],
  },
  polar: { name: 'Polar Foods', customerNumber: 'POLAR', discountRate: 0.9 },
} as const

export const larchfield: InternalCompanyInput = {
  name: 'Larchfield Butchers',
  customerNumber: 'LARCH',
  termsCode: 'PO',
  discountRate: 0.9,
  taxExemptStates: ['OH'],
  iseMember: false,
  poRequired: false,
}

interface PersonFacts {
  readonly role: AccountRole
  readonly company: keyof typeof testCompanies
  readonly firstname: string
}

export const testPeople = {
  buyer: { role: 'user', company: 'arctic', firstname: 'Bea' },
  owner: { role: 'company_admin', company: 'arctic', firstname: 'Olga' },
  stranger: { role: 'user', company: 'polar', firstname: 'Stan' },
  otherOwner: { role: 'company_admin', company: 'polar', firstname: 'Otto' },
  counter: { role: 'frank_user', company: 'house', firstname: 'Cora' },
  admin: { role: 'frank_admin', company: 'house', firstname: 'Ada' },
  super: { role: 'super_admin', company: 'house', firstname: 'Sue' },
} as const satisfies Record<string, PersonFacts>
export type TestPerson = keyof typeof testPeople

export const testPassword = 'cold-storage-42'

export function emailOf(person: TestPerson): string {
  return `${person.toLowerCase()}@${testPeople[person].company}.example`
}

export type TestIds = Readonly<Record<TestPerson, number>>

/** Stores the companies and users; `hash` is their password hash, for tests that sign in. */
export function createTestPeople(db: Database, hash: string | null): Promise<TestIds> {
  return db.transaction(async (tx) => {
    const companyIds = new Map<string, number>()
    for (const [key, { taxExemptStates = [], ...facts }] of Object.entries(testCompanies) as [
      string,
      Parameters<typeof companyRow>[0],
    ][]) {
      companyIds.set(
        key,
        (await createCompany(tx, companyRow({ ...facts, taxExemptStates: [...taxExemptStates] }))).id,
      )
    }
    const ids: [string, number][] = []
    for (const [key, { role, company, firstname }] of Object.entries(testPeople)) {
      const companyId = companyIds.get(company) ?? 0
      const email = emailOf(key as TestPerson)
      const user = await createUser(tx, userRow({ email, companyId, role, firstname, lastname: 'Test' }))
      if (!user) throw new Error(`${key} was not stored.`)
      if (hash) await setPasswordHash(tx, user.id, { hash, now: user.createdAt })
      ids.push([key, user.id])
    }
    return Object.fromEntries(ids) as unknown as TestIds
  })
}

export async function signedInAs(
  { db, pricesOf }: { readonly db: Database; readonly pricesOf: ReadCompanyPrices },
  userId: number,
  ipAddress: string,
): Promise<SignedIn> {
  const person = await findPerson(db.read, userId)
  if (!person) throw new Error(`There is no user ${userId}.`)
  const { id: companyId, pricesVersion } = person.company
  const prices = await pricesOf({ companyId }, pricesVersion)
  return { sessionId: 0, person, requiredAction: null, self: actorOfUser(person, ipAddress, prices) }
}
