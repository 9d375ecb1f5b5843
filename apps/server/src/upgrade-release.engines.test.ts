import { testPassword } from '@mullion/api/testing/people'
import { openReleaseDatabase, openUpgradedDatabase, readKeptRelease } from '@mullion/db/testing/old-database'
import { expect, it } from 'vitest'
import { lastRelease } from './testing/earlier-release.ts'
import { openTestApp } from './testing/open-test-app.ts'

const { version } = lastRelease()

it(`a store of ${version} reads the same after the upgrade: every row, and what its buyer is shown`, async () => {
  const kept = readKeptRelease(version)
  const opened = await openReleaseDatabase(kept)
  const before = await opened.rows()
  expect(before.orders?.length).toBeGreaterThan(1)
  await opened.upgrade()
  expect(await opened.rows()).toEqual(before)

  const db = await openUpgradedDatabase(Promise.resolve(opened))
  await using shop = await openTestApp({ going: { db, ledger: kept.ledger }, parts: [] })
  const page = shop.browser()
  for (const cookie of kept.cookie.split('; ')) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    page.jar.set(name, value)
  }
  for (const { procedure, input, data } of kept.answers) {
    const answer = await page.ask(procedure, input)
    const { result } = (await answer.json()) as { result?: { data: object } }
    expect(result?.data, procedure).toMatchObject(data as object)
  }
  // Every password still works.
  const statuses: unknown[] = []
  for (const { email } of kept.tables.users ?? [])
    statuses.push((await shop.browser().signIn(String(email), testPassword)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 401])
}, 240_000)
