import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { companies } from '../accounts/accounts.tables.ts'
import { openDatabase } from '../open.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const connectionsOfThePool = 10

/** Passes everything on to a PostgreSQL server; once `breaking`, breaks the connection at every other `begin`. */
async function openBreakingProxy(url: string) {
  const { hostname, port } = new URL(url)
  const state = { breaking: false, broken: 0 }
  let begins = 0
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    server.pipe(client)
    client.on('data', (chunk) => {
      if (state.breaking && chunk.includes('begin') && begins++ % 2 === 0) {
        state.broken += 1
        end()
      } else server.write(chunk)
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((proxy.address() as AddressInfo).port)
  return { url: through.href, state, close: () => proxy.close() }
}

describe.skipIf(!serverUrl)('a PostgreSQL server whose connections break', () => {
  it('gets a new connection for each that broke when a transaction began', async () => {
    const proxy = await openBreakingProxy(await createTestDatabase(serverUrl))
    const db = await openDatabase(proxy.url)
    proxy.state.breaking = true
    const times = connectionsOfThePool + 2
    for (let at = 0; at < times; at += 1) await db.transaction((tx) => tx.select().from(companies).limit(1))
    expect(proxy.state.broken).toBe(times)
    await db.close()
    proxy.close()
  })
})
