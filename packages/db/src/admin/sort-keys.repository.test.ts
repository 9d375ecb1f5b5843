import type { Door } from '@mullion/domain/doors/door'
import { expect, it } from 'vitest'
import { addresses, companies, dealerRequests, users } from '../accounts/accounts.tables.ts'
import { createAddress, listAddresses } from '../accounts/address.repository.ts'
import { createCompany, listCompanies, updateCompany } from '../accounts/company.repository.ts'
import { createDealerRequest, searchPendingRequests } from '../accounts/dealer-request.repository.ts'
import { createInternalCompany, listInternalCompanies } from '../accounts/internal-company.repository.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { createUser, listCompanyUsers } from '../accounts/user.repository.ts'
import { parts } from '../catalog/catalog.tables.ts'
import type { Database } from '../database.ts'
import { createSavedDoor, listSavedDoors } from '../doors/saved-door.repository.ts'
import { savedDoors } from '../doors/saved-door.tables.ts'
import { replaceCatalog } from '../search/indexed-parts.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { companyRow, userRow } from '../testing/people.ts'
import { listPartsNeverOrdered } from './insight.repository.ts'
import { fillSortKeys } from './sort-keys.repository.ts'

const sorted = [
  ...['2 Doors', '10 Doors', 'angstrom', 'Ångström', 'Ansgar', 'Dock 2', 'dock 10', 'Elan', 'Élan', 'Nandu'],
  ...['Ñandú', 'Nano', 'Zurich', 'Zürich', 'Zwolle', '東京'],
]
const at = new Date('2026-11-20T15:00:00Z')
const times = { createdAt: at, updatedAt: at }

async function store(db: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await createCompany(tx, companyRow({ name, customerNumber: name }))
    await createUser(tx, userRow({ companyId: 1, email: `${name}@cold.example`, lastname: name }))
    const { accountingEmail: _email, ...company } = companyRow({ name, customerNumber: name })
    const { termsCode, discountRate, taxExemptStates, poRequired, iseMember, customerNumber } = company
    const terms = { termsCode, discountRate, taxExemptStates, poRequired, iseMember, customerNumber }
    await createInternalCompany(tx, { name, ...terms, ...times })
    const place = { address1: '1 Cold Street', address2: '', city: 'Columbus', state: 'OH' }
    const rest = { nameOrCompany: '', attention: '', address3: '', postalCode: '43215', telephone: '' }
    await createAddress(tx, { userId: 1, label: name, ...place, ...rest, country: 'US', ...times })
    const door = { companyId: 1, name: 'Door', site: name, serialNumber: null, door: {} as Door }
    await createSavedDoor(tx, { ...door, savedAt: at, savedById: 1 })
    const contact = { firstName: 'Dana', lastName: 'Reyes', companyName: name, email: 'dana@cold.example' }
    const where = { address: '1 Cold Street', address2: '', city: 'Columbus', state: 'OH', zip: '43215' }
    const po = { accountsReceivableEmail: '', requirePONumbers: false, requirePOUpload: false }
    const request = { ...contact, ...where, ...po, stage: 'pending', phoneNumber: '', createdAt: at } as const
    await createDealerRequest(tx, request, [])
  })
}

/** The names of every list that is sorted by name. */
async function lists(db: Database) {
  const page = { offset: 0, limit: 100 }
  const byName = { ...page, search: '', descending: false } as const
  const { read } = db
  const requests = await searchPendingRequests(read, { ...byName, sort: 'company' })
  const users = await listCompanyUsers(read, { companyId: 1, search: '', order: 'name' }, page)
  const doors = await listSavedDoors(read, { companyId: 1, text: '' }, page)
  const catalog = await listPartsNeverOrdered(read, { ...byName, sort: 'name' })
  const internal = await listInternalCompanies(read, { term: '', limit: 100 })
  return {
    companies: (await listCompanies(read, { text: '', except: 0 }, page)).map(({ name }) => name),
    users: users.map(({ lastname }) => lastname),
    internal: internal.map(({ name }) => name),
    addresses: (await listAddresses(read, 1)).map(({ label }) => label),
    requests: requests.rows.map(({ companyName }) => companyName),
    doors: doors.map(({ saved }) => saved.site),
    parts: catalog.rows.map(({ name }) => name),
  }
}

const everywhere = {
  ...{ companies: sorted, users: sorted, internal: sorted, addresses: sorted },
  ...{ requests: sorted, doors: sorted, parts: sorted },
}

async function withNames(): Promise<Database & AsyncDisposable> {
  const db = await openTestDatabase()
  // Neither sorted nor reversed, and the same in each run.
  const mixed = sorted.map((_, no) => sorted[(no * 7 + 3) % sorted.length] ?? '')
  for (const name of mixed) await store(db, name)
  await db.transaction((tx) =>
    replaceCatalog(
      tx,
      mixed.map((name, no) => partRow({ id: no + 1, name })),
    ),
  )
  return db
}

it('names sort alike on every engine: by letter, accent, case and the value of a number', async () => {
  await using db = await withNames()
  expect(await lists(db)).toEqual(everywhere)
  const [company] = await listCompanies(db.read, { text: 'Zwolle', except: 0 }, { offset: 0, limit: 1 })
  if (!company) throw new Error('There is no such company.')
  await db.transaction((tx) => updateCompany(tx, company, { name: 'Älmhult' }))
  expect((await lists(db)).companies.slice(2, 4)).toEqual(['Älmhult', 'angstrom'])
})

it('names from before their sort keys were stored get them', async () => {
  await using db = await withNames()
  await db.transaction(async (tx) => {
    for (const table of [companies, internalCompanies, addresses, savedDoors, parts])
      await tx.update(table).set({ sortKey: '' })
    await tx.update(users).set({ firstnameSortKey: '', lastnameSortKey: '' })
    await tx.update(dealerRequests).set({ companySortKey: '', contactSortKey: '' })
  })
  expect(await lists(db)).not.toEqual(everywhere)
  const fill = () => db.transaction((tx) => fillSortKeys(tx, 10))
  expect(await fill()).toBe(10)
  while ((await fill()) > 0);
  expect(await lists(db)).toEqual(everywhere)
})
