import { must } from '../lib/run.ts'
import { onServerDatabase } from './million-store.ts'

/** The lists and the order search of staff, on SQLite and on a PostgreSQL server where TEST_DATABASE_URL names one. */
export async function benchStaff(dir: string, parts: number): Promise<void> {
  const calls = (DATABASE_URL: string) =>
    must(process.execPath, ['scripts/bench/staff-calls.ts'], { env: { DATABASE_URL } })
  await calls(`sqlite:${dir}/mullion.db`)
  await onServerDatabase(async (DATABASE_URL) => {
    await must(process.execPath, ['scripts/seed.ts', '--parts', String(parts)], { env: { DATABASE_URL } })
    await calls(DATABASE_URL)
  })
}
