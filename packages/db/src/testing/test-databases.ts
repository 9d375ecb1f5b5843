import { randomUUID } from 'node:crypto'

type Query = (text: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>

/** Runs statements on a PostgreSQL server, outside of any database of a test. */
export async function onServer(serverUrl: string, work: (query: Query) => Promise<void>): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work((text) => client.query(text))
  } finally {
    await client.end()
  }
}

/** What the names of all databases begin with that this run of the tests makes. */
export function namesOfThisRun(): string {
  return `mullion_test_${process.env.MULLION_TEST_RUN ?? 'alone'}_`
}

/** Gives a run of the tests a name; returns how to drop the databases that it made, also those still in use. */
export default function nameRun(): (() => Promise<void>) | undefined {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return undefined
  process.env.MULLION_TEST_RUN = randomUUID().slice(0, 8)
  return () =>
    onServer(serverUrl, async (query) => {
      const made = await query(
        `select datname from pg_database where starts_with(datname, '${namesOfThisRun()}')`,
      )
      for (const { datname } of made.rows) await query(`drop database ${datname} with (force)`)
    })
}
