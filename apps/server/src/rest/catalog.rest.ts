import { Hono } from 'hono'
import { partJson } from './part-json.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'

/** The parts paths; `/api/partsMas` and `/api/partsMAS` are the same. */
export function catalogRest() {
  const parts = new Hono<RestFacts>()

  parts.get('/search', async (c) => {
    const { searchQuery = '', limit = '5000', offset = '0' } = c.req.query()
    const caller = c.get('caller')
    const page = await caller.catalog.search({
      text: searchQuery,
      limit: Number(limit),
      offset: Number(offset),
    })
    const { total } = await caller.catalog.searchCounts({ text: searchQuery })
    return c.json(page.parts.map(partJson), 200, { 'X-Total-Count': String(total) })
  })

  parts.post('/fetchParts', async (c) => {
    const { partIds } = await jsonBody<{ partIds: number[] }>(c)
    return c.json((await c.get('caller').catalog.partsById({ partIds })).map(partJson))
  })

  parts.put('/proprietary/:id', async (c) => {
    const { proprietary } = await jsonBody<{ proprietary: boolean }>(c)
    const partId = pathNumber(c.req.param('id'))
    return c.json(partJson(await c.get('caller').admin.parts.markProprietary({ partId, proprietary })))
  })

  return parts
}
