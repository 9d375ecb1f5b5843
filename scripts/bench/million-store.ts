import { randomUUID } from 'node:crypto'
import { onServer } from '@mullion/db/testing/test-databases'

/** Runs `work` on a temporary database of the PostgreSQL server in TEST_DATABASE_URL; does nothing if it is not set. */
export async function onServerDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    return console.log('TEST_DATABASE_URL is not set to a PostgreSQL server: measured on SQLite only.')
  const name = `mullion_bench_${randomUUID().slice(0, 8)}`
  await onServer(server, async (query) => void (await query(`create database ${name}`)))
  try {
    console.log('\nPostgreSQL')
    const url = new URL(server)
    url.pathname = `/${name}`
    await work(url.href)
  } finally {
    await onServer(server, async (query) => void (await query(`drop database ${name} with (force)`)))
  }
}
