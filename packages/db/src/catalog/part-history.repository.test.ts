import { expect, it } from 'vitest'
import { createAuditLine, type NewAuditLine } from '../security/audit.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { listPartEvents } from './part-history.repository.ts'

const line = (facts: Partial<NewAuditLine>): NewAuditLine => ({
  at: new Date('2026-11-20T15:00:00Z'),
  actorId: 'user:1/company:3',
  role: 'frank_admin',
  companyId: null,
  action: 'part_changed',
  subject: 'part:1',
  details: { changes: [] },
  ipAddress: '203.0.113.7',
  ...facts,
})
const changed = (column: string, before: string, after: string) => ({ changes: [{ column, before, after }] })

it('hundreds of changes of a part are searched, sorted and paged by the database', async () => {
  await using db = await openTestDatabase({ usersOf: [1] })
  const many = 520
  await db.transaction(async (tx) => {
    await createAuditLine(tx, line({ action: 'part_created', actorId: 'operator' }))
    for (let no = 2; no <= many; no += 1)
      await createAuditLine(tx, line({ details: changed('part_price', `${no}.00`, `${no}.50`) }))
    await createAuditLine(tx, line({ action: 'part_marked', details: { proprietary: true } }))
    await createAuditLine(tx, line({ subject: 'part:2', details: changed('part_price', '1.00', '2.00') }))
  })
  const list = async (listing: object) => {
    const asked = { search: '', descending: false, offset: 0, limit: 2, ...listing }
    const { rows, total } = await listPartEvents(db.read, 'part:1', asked)
    return [total, ...rows.map((row) => row.line.id)]
  }
  expect(await list({})).toEqual([521, 521, 520])
  expect(await list({ offset: 520 })).toEqual([521, 1])
  expect(await list({ sort: 'action' })).toEqual([521, 1, 521])
  expect((await list({ sort: 'by' }))[1]).toBe(1)
  expect(await list({ search: 'PRICE' })).toEqual([519, 520, 519])
  expect(await list({ search: '17.50' })).toEqual([6, 517, 417])
  expect(await list({ search: 'proprietary y' })).toEqual([1, 521])
  expect(await list({ search: 'added' })).toEqual([1, 1])
  expect(await list({ search: 'before' })).toEqual([0])
  const [newest] = (
    await listPartEvents(db.read, 'part:1', { search: '', descending: false, offset: 0, limit: 1 })
  ).rows
  expect(newest?.by).toMatch(/^\w+ \w+$/)
})
