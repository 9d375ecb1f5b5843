import type { TestPerson } from '@mullion/api/testing/people'
import { partLists } from '@mullion/db/part-lists/part-list.tables'
import {
  maxListLines,
  maxListsOfPerson,
  maxSharedListsOfCompany,
  type PartList,
} from '@mullion/domain/part-lists/part-list'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { answersAs } from '../../testing/rest-calls.ts'

const line = { partId: 1, quantity: 2 }

async function openShop() {
  const shop = await openTestApp({
    people: 'with passwords',
    parts: [
      { id: 1, number: '0100-01', priceCents: 1000 },
      { id: 2, number: '0200-01', requirements: { direction: true } },
    ],
  })
  const as = async (name: TestPerson) => {
    const send = await answersAs(shop, name)
    return (method: string, path: string, body?: object) => send(method, `/lists${path}`, body)
  }
  return { ...shop, as }
}

describe('lists of parts over REST', () => {
  it('are created, found, changed, deleted and restored', async () => {
    await using shop = await openShop()
    const send = await shop.as('buyer')
    const made = await send('POST', '', { name: 'Truck 4', lines: [{ ...line, keep: 2 }] })
    const { id } = made.body as PartList
    expect(made).toMatchObject({
      status: 201,
      body: { version: 1, lines: [{ id: 1, fate: { kind: 'ready' } }] },
    })
    expect(await send('GET', '')).toMatchObject({ status: 200, body: [{ id, lineCount: 1 }] })
    const more = await send('POST', `/${id}/lines`, { lines: [line, { partId: 2, quantity: 1 }] })
    expect(more).toMatchObject({ status: 200, body: { version: 2, lines: [{ quantity: 4 }, {}] } })
    const lines = [{ id: 1, ...line }]
    expect(await send('PUT', `/${id}/lines`, { version: 2, lines })).toMatchObject({
      status: 200,
      body: { version: 3 },
    })
    const described = { version: 3, name: 'Truck 5', shared: true }
    expect(await send('PUT', `/${id}`, described)).toMatchObject({ status: 200, body: { name: 'Truck 5' } })
    expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await send('GET', `/${id}`)).status).toBe(404)
    expect(await send('POST', `/${id}/restore`, {})).toMatchObject({ status: 200, body: { version: 6 } })
    expect(await send('GET', `/${id}`)).toMatchObject({ status: 200, body: { name: 'Truck 5', lines } })
    const history = await send('GET', `/${id}/changes`)
    expect(history).toMatchObject({ status: 200, body: { length: 6, 5: { by: 'Bea Test' } } })
  })

  it('are refused when they were changed since, and missing for others', async () => {
    await using shop = await openShop()
    const [send, other] = [await shop.as('buyer'), await shop.as('owner')]
    const { id } = (await send('POST', '', { name: 'Truck 4' })).body as PartList
    const changes: readonly Parameters<typeof send>[] = [
      ['PUT', `/${id}`, { version: 9, name: 'Truck 5', shared: false }],
      ['PUT', `/${id}/lines`, { version: 9, lines: [line] }],
      ['POST', `/${id}/lines`, { lines: [line] }],
      ['POST', `/${id}/restore`, {}],
      ['DELETE', `/${id}`],
      ['GET', `/${id}/changes`],
    ]
    for (const change of changes) expect([change, (await other(...change)).status]).toEqual([change, 404])
    for (const change of changes.slice(0, 2)) expect((await send(...change)).status).toBe(409)
  })

  it('are refused when there are too many, or too many lines', async () => {
    await using shop = await openShop()
    const send = await shop.as('buyer')
    const { id } = (await send('POST', '', { name: 'Truck 4' })).body as PartList
    const left = { ...line, partId: 2, configurations: [{ kind: 'direction', left: 2, right: 0 }] }
    const lines = Array.from({ length: maxListLines }, () => left)
    expect((await send('PUT', `/${id}/lines`, { version: 1, lines })).status).toBe(200)
    expect((await send('POST', `/${id}/lines`, { lines: [line] })).status).toBe(422)
    const gone = (await send('POST', '', { name: 'Gone' })).body as PartList
    await send('DELETE', `/${gone.id}`)
    const [first] = await shop.db.read.select().from(partLists)
    if (!first) throw new Error('The list was not stored.')
    const { id: _, ...row } = first
    const few = { ...row, lines: [], lineCount: 0 }
    const fill = (count: number, facts: Partial<typeof row>) =>
      shop.db.transaction((tx) =>
        tx.insert(partLists).values(Array.from({ length: count }, () => ({ ...few, ...facts }))),
      )
    await fill(maxListsOfPerson - 1, {})
    expect((await send('POST', '', { name: 'One more' })).status).toBe(422)
    expect((await send('POST', `/${gone.id}/restore`, {})).status).toBe(422)
    await fill(maxSharedListsOfCompany, { shared: true, ownerId: shop.ids.owner })
    expect((await send('PUT', `/${id}`, { version: 2, name: 'Truck', shared: true })).status).toBe(422)
  })
})
