import { serve } from '@hono/node-server'
import { openTestApp } from './open-test-app.ts'

// A test shop as a process of its own, for tests of programs that talk to a server.
const shop = await openTestApp({
  people: 'with passwords',
  parts: [
    { id: 1, number: '0100-01', name: 'GSKT SWING DR', priceCents: 1234 },
    { id: 2, number: '0100-02', name: 'GSKT SLD DR', priceCents: 2000 },
    { id: 3, number: '0200-01', name: 'HNG CAM LIFT', priceCents: 995 },
  ],
})
const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Mullion is ready at http://localhost:${port}\n`)
})
process.on('SIGTERM', async () => {
  server.close()
  await shop[Symbol.asyncDispose]()
  process.exit(0)
})
