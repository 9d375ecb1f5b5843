// Keeps a small store of the last release, in the release's own words: its migrations of both engines, the rows that its
// `write-old-store.ts` fills them with, and what its API answers to the buyer of that store. Needs the history of git.
// Run `node --conditions=mullion-source apps/server/src/testing/keep-release.ts`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { lastRelease, openRelease } from './earlier-release.ts'

const folder = fileURLToPath(new URL('../../../../packages/db/src/testing/releases/', import.meta.url))
const script = 'apps/server/src/testing/write-old-store.ts'

const ask = `
  const answers: { procedure: string; input?: unknown; data: unknown }[] = []
  const note = async (procedure: string, input?: unknown) => {
    const data = await dataOf<{ orders?: { id: number }[] }>(await buyer.ask(procedure, input))
    answers.push({ procedure, input, data })
    return data
  }
  const { orders = [] } = await note('orders.list', { scope: 'user' })
  for (const { id } of orders) await note('orders.details', { orderId: id })
  await note('cart.open', { shareKey })
  await note('accounts.addresses.list')
  await note('accounts.cards.list')
  await note('doors.saved.list', { text: '', offset: 0, limit: 10 })
  return { answers, `

/** The release's script, which also asks, and which may leave tables empty. */
function changed(source: string): string {
  return source
    .replace(/^if \(empty\.length > 0\) throw.*$/m, '')
    .replace('  return { shareKey, cookie', `${ask}shareKey, cookie`)
    .replace('const { shareKey, cookie } = await fill', 'const { answers, shareKey, cookie } = await fill')
    .replace('{ commit: process.argv[2],', '{ answers,')
}

const migrations = `
  import { readMigrations } from '@mullion/db/dialect/migrations'
  process.stdout.write(JSON.stringify({ sqlite: readMigrations('sqlite'), postgres: readMigrations('postgres') }))`

const release = lastRelease()
using code = openRelease(release)
const run = (path: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--conditions=mullion-source', path], {
      cwd: code.dir,
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).toString(),
  )
const path = join(code.dir, script)
writeFileSync(path, changed(readFileSync(path, 'utf8')))
const printer = join(code.dir, 'apps/server/src/testing/print-migrations.ts')
writeFileSync(printer, migrations)
const kept = { version: release.version, migrations: run(printer), ...run(path) }
// Of the text index of SQLite, which is built again, and of tables without rows, nothing is kept.
for (const [name, rows] of Object.entries<unknown[]>(kept.tables))
  if (name.startsWith('orders_search') || rows.length === 0) delete kept.tables[name]
for (const [name, id] of Object.entries(kept.lastIds)) if (id === 0) delete kept.lastIds[name]
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${release.version}.json.gz`), gzipSync(JSON.stringify(kept), { level: 9 }))
