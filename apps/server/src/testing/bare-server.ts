// Baseline for benchmarking the store's search: a plain Hono route and a plain tRPC procedure, without sessions, logs,
// limits or prices, that run the same prepared statements on the same database and send the same rows.
import { serve } from '@hono/node-server'
import { openDatabase } from '@mullion/db/open'
import { planMeant, searchParts } from '@mullion/db/search/search.repository'
import { secondSearch } from '@mullion/db/search/spelling.repository'
import { attributesIn } from '@mullion/domain/search/asked-attributes'
import { parseQuery } from '@mullion/domain/search/query'
import { initTRPC } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono } from 'hono'
import { z } from 'zod'

const db = await openDatabase(process.env.DATABASE_URL ?? '')

async function search(text: string) {
  const query = parseQuery(text)
  const page = { offset: 0, limit: 13 }
  const found = await searchParts(db.read, await planMeant(db.read, query, false), page)
  if (found.length > 0) return found
  const second = await secondSearch(db.read, query, {
    withObsolete: false,
    rest: async () => undefined,
    wanted: attributesIn(text),
  })
  return second ? searchParts(db.read, second.plan, page) : []
}

const t = initTRPC.create()
const router = t.router({
  search: t.procedure.input(z.object({ text: z.string() })).query(({ input }) => search(input.text)),
})

const app = new Hono()
app.get('/search', async (c) => c.json(await search(c.req.query('text') ?? '')))
app.all('/trpc/*', (c) => fetchRequestHandler({ endpoint: '/trpc', req: c.req.raw, router }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Mullion is ready at http://localhost:${port}\n`)
})
