import { auditLog } from '@mullion/db/security/security.tables'
import { auditEntriesSearched } from '@mullion/domain/security/audit-log'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { emailOf, larchfield } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

type Line = typeof auditLog.$inferInsert

const minute = 60_000
const line: Line = {
  at: new Date('2026-11-20T15:00:00Z'),
  actorId: 'user:900',
  role: 'super_admin',
  companyId: null,
  action: 'signed_in',
  subject: 'user:900',
  details: {},
  ipAddress: '203.0.113.7',
}

async function openShop(...lines: Partial<Line>[]) {
  const shop = await openTestShop({ people: true })
  const write = (added: readonly Partial<Line>[]) =>
    shop.db.transaction(async (tx) => {
      for (let at = 0; at < added.length; at += 500) {
        const some = added.slice(at, at + 500)
        await tx.insert(auditLog).values(some.map((each) => ({ ...line, ...each })))
      }
    })
  if (lines.length > 0) await write(lines)
  return { ...shop, write, log: (await shop.person('super')).admin.auditLog }
}

describe('the audit log', () => {
  it('says who did what, for whom, before and after, when and from where', async () => {
    await using shop = await openShop()
    const { internalCompanies } = (await shop.person('counter')).accounts
    const { id } = await internalCompanies.create(larchfield)
    shop.pass(minute)
    const acting = await shop.acting('counter', id)
    const company = { ...larchfield, name: 'Larchfield Meats' }
    await acting.accounts.internalCompanies.update({ internalCompanyId: id, company })
    const { entries } = await shop.log.list({ action: 'internal_company_changed' })
    expect(entries).toMatchObject([
      {
        at: '2026-11-20T15:01:00.000Z',
        by: 'Cora Test',
        email: emailOf('counter'),
        role: 'frank_user',
        actingFor: 'Larchfield Meats',
        company: 'Mullion Door Parts',
        sentence: 'Changed Larchfield Meats',
        changes: [{ name: 'Name', before: 'Larchfield Butchers', after: 'Larchfield Meats' }],
        ipAddress: '203.0.113.7',
      },
    ])
  })

  it('shows no secret and no full card number', async () => {
    await using shop = await openShop({
      details: { password: 'cold-storage-42', note: 'card 4000 1000 1111 2224' },
    })
    const { entries } = await shop.log.list()
    expect(entries[0]?.facts).toEqual([
      { name: 'Password', value: 'hidden' },
      { name: 'Note', value: 'card •••• 2224' },
    ])
    const { content } = await shop.log.export()
    expect(content).not.toMatch(/cold-storage-42|4000 1000/)
  })

  it('can be narrowed by person, company, action, subject and dates, and searched', async () => {
    await using shop = await openShop()
    const { ids, log } = shop
    const arctic = 2
    await shop.write([
      { actorId: `user:${ids.buyer}`, companyId: arctic, subject: `user:${ids.buyer}` },
      { actorId: `user:${ids.counter}/company:7`, action: 'order_shipped', subject: 'order:W100001' },
      { actorId: `user:${ids.admin}`, action: 'company_changed', subject: `company:${arctic}` },
      // Ten at night on November 18 by the store's clock.
      { actorId: `user:${ids.admin}`, action: 'part_changed', at: new Date('2026-11-19T03:00:00Z') },
      { actorId: 'guest:', role: 'guest', action: 'sign_in_refused', ipAddress: '198.51.100.9' },
    ])
    const found = async (filter: Parameters<typeof log.list>[0]) =>
      (await log.list(filter)).entries.map(({ action }) => action).toSorted()
    expect(await found({ person: 'Bea' })).toEqual(['signed_in'])
    expect(await found({ person: emailOf('counter') })).toEqual(['order_shipped'])
    expect(await found({ company: 'arctic' })).toEqual(['company_changed', 'signed_in'])
    expect(await found({ action: 'part_changed' })).toEqual(['part_changed'])
    expect(await found({ subject: 'w100001' })).toEqual(['order_shipped'])
    expect(await found({ subject: emailOf('buyer') })).toEqual(['signed_in'])
    expect(await found({ startDate: '2026-11-18', endDate: '2026-11-18' })).toEqual(['part_changed'])
    expect(await found({ search: '198.51.100' })).toEqual(['sign_in_refused'])
    expect(await found({ search: 'added a shipment' })).toEqual(['order_shipped'])
    expect(await found({ search: 'ada test' })).toEqual(['company_changed', 'part_changed'])
    expect(await found({ person: 'nobody by this name' })).toEqual([])
    await expect(log.list({ startDate: '2026-11-19', endDate: '2026-11-18' })).rejects.toMatchObject(
      refusedAs('audit.dates_reversed'),
    )
  })

  it('is paged by a cursor, with nothing skipped or repeated among entries of the same moment', async () => {
    await using shop = await openShop(...Array.from({ length: 60 }, (_, at) => ({ subject: `order:W${at}` })))
    const subjects: string[] = []
    let cursor: string | undefined
    do {
      const page = await shop.log.list({ ...(cursor && { cursor }) })
      subjects.push(...page.entries.map(({ subject }) => subject))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(subjects).toEqual(Array.from({ length: 60 }, (_, at) => `order:W${59 - at}`))
    await expect(shop.log.list({ cursor: 'nonsense' })).rejects.toMatchObject(
      refusedAs('audit.cursor_invalid'),
    )
  })

  it('is searched a part at a time, and says how far', async () => {
    const old = { at: new Date('2026-11-01T12:00:00Z'), details: { note: 'the needle' } }
    await using shop = await openShop(old, ...Array.from({ length: auditEntriesSearched }, () => ({})))
    const first = await shop.log.list({ search: 'needle' })
    expect(first).toMatchObject({ entries: [], searchedBackTo: '2026-11-20T15:00:00.000Z' })
    const second = await shop.log.list({ search: 'needle', cursor: first.next ?? '' })
    expect(second.entries).toMatchObject([{ at: '2026-11-01T12:00:00.000Z' }])
    expect(second.next).toBeNull()
  })

  it('is exported as a CSV without formulas, and that is audited', async () => {
    await using shop = await openShop({
      action: 'import_applied',
      details: { file: '=cmd' },
      subject: '=2+5',
    })
    const { name, content, rows, complete } = await shop.log.export({ action: 'import_applied' })
    expect([name, rows, complete]).toEqual(['audit-20261120-150000.csv', 1, true])
    const [row] = parse(content, { columns: true, bom: true }) as Record<string, string>[]
    expect(row).toMatchObject({ When: '2026-11-20T10:00:00-05:00', Subject: "'=2+5", Details: 'File: =cmd' })
    const [latest] = (await shop.log.list()).entries
    expect(latest).toMatchObject({ by: 'Sue Test', sentence: 'Exported the audit log' })
  })

  it('tells what a company, a user and its role were before', async () => {
    await using shop = await openShop()
    const { users } = (await shop.person('admin')).accounts
    const change = { firstname: 'Beatrix', lastname: 'Test', email: emailOf('buyer') }
    await users.update({ ...change, userId: shop.ids.buyer, role: 'company_admin' })
    const { entries } = await shop.log.list({ subject: emailOf('buyer') })
    expect(entries.map(({ sentence, changes }) => [sentence, changes])).toEqual([
      ['Changed the role of Beatrix Test', [{ name: 'Role', before: 'user', after: 'company_admin' }]],
      ['Changed Beatrix Test', [{ name: 'Firstname', before: 'Bea', after: 'Beatrix' }]],
    ])
  })
})
