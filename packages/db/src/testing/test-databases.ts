import { randomUUID } from 'node:crypto'

type Query = (text: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>

/** Runs statements on a PostgreSQL server, outside the test databases. */
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

/** Returns the name prefix of all databases created by this test run. */
export function namesOfThisRun(): string {
  return `mullion_test_${process.env.MULLION_TEST_RUN ?? 'alone'}_`
}

/** Names a test run; returns a function that drops its databases, even those still in use. */
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
