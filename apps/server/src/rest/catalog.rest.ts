import { may } from '@mullion/domain/accounts/permissions'
import { type Context, Hono } from 'hono'
import { withExternalFieldNames } from './external-names.ts'
import { partJson } from './part-json.ts'
import { externalPartNames, partInputOf } from './part-payload.ts'
import { jsonBody, multipart, pathNumber, type RestFacts } from './rest.ts'

/** A company in a cart payload: its record, or just its id. */
type NamedCompany = { readonly id?: unknown } | number | string | null

/**
 * Returns the caller to price for. Every cart sends a company, but only for staff does it select whose prices apply.
 */
async function actorToPriceFor(c: Context<RestFacts>, named: NamedCompany | undefined) {
  const viewer = named ? await c.get('caller').accounts.session.viewer() : null
  if (!named || !viewer || !may(viewer.user, 'actForCompany')) return c.get('caller')
  return c.get('actingCaller')(typeof named === 'object' ? named.id : named)
}

/** REST paths of parts; `/api/partsMas` and `/api/partsMAS` are the same. */
export function catalogRest() {
  const parts = new Hono<RestFacts>()

  parts.get('/search', async (c) => {
    const { searchQuery = '', limit = '5000', offset = '0' } = c.req.query()
    const caller = c.get('caller')
    const search = { text: searchQuery, limit: Number(limit), offset: Number(offset) }
    const { match, parts } = await withExternalFieldNames(
      { text: 'searchQuery' },
      caller.catalog.search(search),
    )
    const { total } = await caller.catalog.searchCounts({ text: searchQuery })
    // A bare array cannot mark its parts as only similar, so similar matches are left out.
    const matches = match === 'exact' ? { parts, total } : { parts: [], total: 0 }
    return c.json(matches.parts.map(partJson), 200, { 'X-Total-Count': String(matches.total) })
  })

  parts.post('/fetchParts', async (c) => {
    const { partIds, selectedCompany } = await jsonBody<{
      partIds: number[]
      selectedCompany?: NamedCompany
    }>(c)
    const caller = await actorToPriceFor(c, selectedCompany)
    return c.json((await caller.catalog.partsById({ partIds })).map(partJson))
  })

  parts.post('/', async (c) => {
    const added = c.get('caller').admin.parts.create(await partInputOf(await multipart(c)))
    return c.json(partJson(await withExternalFieldNames(externalPartNames, added)), 201)
  })

  parts.put('/:id', async (c) => {
    const body = await multipart(c)
    const updatedAt = body.get('updated_at')
    const changed = c.get('caller').admin.parts.update({
      partId: pathNumber(c.req.param('id')),
      ...(await partInputOf(body)),
      ...(typeof updatedAt === 'string' && updatedAt !== '' ? { updatedAt } : {}),
    })
    return c.json(partJson(await withExternalFieldNames(externalPartNames, changed)))
  })

  parts.put('/proprietary/:id', async (c) => {
    const { proprietary } = await jsonBody<{ proprietary: boolean }>(c)
    const partId = pathNumber(c.req.param('id'))
    const marked = c.get('caller').admin.parts.markProprietary({ partId, proprietary })
    return c.json(partJson(await withExternalFieldNames({ partId: 'id' }, marked)))
  })

  return parts
}
