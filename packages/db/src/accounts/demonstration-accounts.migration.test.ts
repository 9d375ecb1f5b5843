import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { companyRow, userRow } from '../testing/people.ts'
import { createCompany } from './company.repository.ts'
import { countDemonstrationUsers, createUser, findUserByEmail } from './user.repository.ts'

const folder = new URL(`../../../../drizzle/${engine}/`, import.meta.url)
const file = readdirSync(folder).find((name) => name.endsWith('_demonstration_accounts.sql')) ?? ''
const marking = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint').at(-1) ?? ''

it('marks the demo accounts of an older demo store and no others', async () => {
  await using db = await openTestDatabase()
  const emails = ['super@mullion.example', 'ray@coldfront.com', 'example@doors.org']
  await db.transaction(async (tx) => {
    const { id: companyId } = await createCompany(tx, companyRow({ name: 'House' }))
    for (const email of emails) await createUser(tx, userRow({ email, companyId }))
  })
  expect(await countDemonstrationUsers(db.read)).toBe(0)
  await db.transaction((tx) => run(tx, sql.raw(marking)))
  const users = await Promise.all(emails.map((email) => findUserByEmail(db.read, email)))
  expect(users.map((user) => user?.demonstration)).toEqual([true, false, false])
  expect(await countDemonstrationUsers(db.read)).toBe(1)
})
