import { Hono } from 'hono'
import { partJson } from './part-json.ts'
import { jsonBody, pathNumber, type RestFacts } from './rest.ts'
import { underSentNames } from './sent-names.ts'

/** The parts paths; `/api/partsMas` and `/api/partsMAS` are the same. */
export function catalogRest() {
  const parts = new Hono<RestFacts>()

  parts.get('/search', async (c) => {
    const { searchQuery = '', limit = '5000', offset = '0' } = c.req.query()
    const caller = c.get('caller')
    const asked = { text: searchQuery, limit: Number(limit), offset: Number(offset) }
    const { match, parts } = await underSentNames({ text: 'searchQuery' }, caller.catalog.search(asked))
    const { total } = await caller.catalog.searchCounts({ text: searchQuery })
    // An array cannot say that its parts are only similar to what was asked for.
    const matches = match === 'exact' ? { parts, total } : { parts: [], total: 0 }
    return c.json(matches.parts.map(partJson), 200, { 'X-Total-Count': String(matches.total) })
  })

  parts.post('/fetchParts', async (c) => {
    const { partIds } = await jsonBody<{ partIds: number[] }>(c)
    return c.json((await c.get('caller').catalog.partsById({ partIds })).map(partJson))
  })

  parts.put('/proprietary/:id', async (c) => {
    const { proprietary } = await jsonBody<{ proprietary: boolean }>(c)
    const partId = pathNumber(c.req.param('id'))
    const marked = c.get('caller').admin.parts.markProprietary({ partId, proprietary })
    return c.json(partJson(await underSentNames({ partId: 'id' }, marked)))
  })

  return parts
}
