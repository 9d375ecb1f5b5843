import { createAddress } from '@mullion/db/accounts/address.repository'
import { createCompany, lockCompany } from '@mullion/db/accounts/company.repository'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { countOtherSuperAdmins, createUser, findUserByEmail } from '@mullion/db/accounts/user.repository'
import type { Database, Writer } from '@mullion/db/database'
import { type DemoCompany, demoCompanies } from '@mullion/demo/accounts/companies'
import { type DemoPerson, demoPeople } from '@mullion/demo/accounts/people'
import { demoSavedAddresses } from '@mullion/demo/accounts/saved-addresses'
import { houseCompanyId } from '@mullion/domain/accounts/actor'

interface LoadedPerson {
  readonly userId: number
  readonly companyId: number
}

export type LoadedPeople = ReadonlyMap<string, LoadedPerson>

const dayMs = 86_400_000

function joinedAt(company: DemoCompany | null, now: Date): Date {
  return company ? new Date(now.getTime() - company.joinedDaysAgo * dayMs) : now
}

async function storeCompany(tx: Writer, company: DemoCompany, now: Date): Promise<number> {
  const {
    domain: _domain,
    people: _people,
    share: _share,
    joinedDaysAgo: _days,
    branches: _,
    ...facts
  } = company
  const { id } = await createCompany(tx, {
    ...facts,
    taxExemptStates: [...facts.taxExemptStates],
    createdAt: joinedAt(company, now),
    updatedAt: now,
  })
  return id
}

async function storePerson(
  tx: Writer,
  person: DemoPerson & { companyId: number },
  now: Date,
): Promise<number> {
  const { email, firstname, lastname, role, companyId, company } = person
  const user = await createUser(tx, {
    companyId,
    firstname,
    lastname,
    email,
    role,
    emailVerified: true,
    passwordChangeRequired: false,
    twoFactorEnabled: false,
    demonstration: true,
    invitedAt: joinedAt(company, now),
    createdAt: joinedAt(company, now),
    updatedAt: now,
  })
  if (!user) throw new Error(`Two people of the demonstration sign in as ${email}.`)
  return user.id
}

async function storeAddresses(tx: Writer, people: LoadedPeople, now: Date): Promise<void> {
  for (const { email, address } of demoSavedAddresses()) {
    const userId = people.get(email)?.userId
    if (userId) await createAddress(tx, { ...address, userId, createdAt: now, updatedAt: now })
  }
}

/**
 * Stores companies, users without passwords and their addresses in a store without users; returns null if there are
 * users already.
 */
export function loadPeople(db: Database, now: Date): Promise<LoadedPeople | null> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, houseCompanyId, now)
    // A store with users always has a super admin.
    if ((await countOtherSuperAdmins(tx, 0, { demo: true })) > 0) return null
    const companies = demoCompanies()
    const companyIds = new Map<DemoCompany, number>()
    for (const company of companies) companyIds.set(company, await storeCompany(tx, company, now))
    const loaded = new Map<string, LoadedPerson>()
    for (const person of demoPeople(companies)) {
      const companyId = (person.company && companyIds.get(person.company)) ?? houseCompanyId
      const userId = await storePerson(tx, { ...person, companyId }, now)
      loaded.set(person.email, { userId, companyId })
    }
    await storeAddresses(tx, loaded, now)
    return loaded
  })
}

export async function findPeople(db: Database): Promise<LoadedPeople> {
  const loaded = new Map<string, LoadedPerson>()
  for (const { email } of demoPeople()) {
    const row = await findUserByEmail(db.read, email)
    if (row) loaded.set(email, { userId: row.id, companyId: row.companyId })
  }
  return loaded
}

export function givePasswords(
  db: Database,
  people: LoadedPeople,
  password: { hash: string; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { userId } of people.values()) await setPasswordHash(tx, userId, password)
  })
}
