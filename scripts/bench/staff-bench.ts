import { must } from '../lib/run.ts'
import { onServerDatabase } from './million-store.ts'

/**
 * Measures staff lists and the staff order search on SQLite, and on the PostgreSQL server in TEST_DATABASE_URL if set.
 */
export async function benchStaff(dir: string, parts: number): Promise<void> {
  const calls = (DATABASE_URL: string) =>
    must(process.execPath, ['scripts/bench/staff-calls.ts'], { env: { DATABASE_URL } })
  await calls(`sqlite:${dir}/mullion.db`)
  await onServerDatabase(async (DATABASE_URL) => {
    await must(process.execPath, ['apps/server/src/commands/main.ts', 'seed', '--parts', String(parts)], {
      env: { DATABASE_URL },
    })
    await calls(DATABASE_URL)
  })
}
