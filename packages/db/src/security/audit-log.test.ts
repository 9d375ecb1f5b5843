import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { listAuditLines } from '../testing/stored-rows.ts'
import { createAuditLine } from './audit.repository.ts'

const line = {
  at: new Date('2026-11-20T15:00:00Z'),
  actorId: 'user:1',
  role: 'user',
  action: 'signed_in',
  subject: 'user:1',
  details: {},
  ipAddress: '',
} as const

const rewriting = {
  sqlite: [
    `insert or replace into audit_log (id, at, actor_id, role, action, subject, details, address)
     values (1, 0, 'user:2', 'user', 'signed_in', '', '{}', '')`,
    `replace into audit_log select id, 0, 'user:2', role, company_id, action, subject, details, address from audit_log`,
  ],
  postgres: ['truncate audit_log', 'truncate audit_log cascade'],
}[engine]

it.each([...rewriting, `update audit_log set actor_id = 'user:2'`, 'delete from audit_log'])(
  'the audit log refuses %s',
  async (statement) => {
    await using db = await openTestDatabase()
    await db.transaction((tx) => createAuditLine(tx, line))
    const before = await listAuditLines(db.read, 10)
    const change = db.transaction((tx) => run(tx, sql.raw(statement)))
    await expect(change.catch((error) => Promise.reject(error.cause ?? error))).rejects.toThrow(
      'only added to',
    )
    expect(await listAuditLines(db.read, 10)).toEqual(before)
    await db.transaction((tx) => createAuditLine(tx, line))
    expect(await listAuditLines(db.read, 10)).toHaveLength(2)
  },
)
