import { partLists } from '@mullion/db/part-lists/part-list.tables'
import {
  deletedListDays,
  maxListChanges,
  maxListsOfPerson,
  maxSharedListsOfCompany,
} from '@mullion/domain/part-lists/part-list'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const parts = [
  { id: 1, number: '0301-NEW', name: 'HNG NEW' },
  { id: 2, number: '0301-OLD', name: 'HNG OLD', obsolete: true },
  { id: 3, number: '0400-01', name: 'HNDL', requirements: { direction: true } },
  { id: 4, number: '0500-01', name: 'GSKT', priceCents: null },
] as never
const left = (count: number) => ({ kind: 'direction' as const, left: count, right: 0 })
const missing = { code: 'NOT_FOUND', ...refusedAs('lists.missing') }
const dayMs = 86_400_000

async function openShop() {
  const shop = await openTestShop({ people: true, parts })
  const listsOf = async (name: Parameters<typeof shop.person>[0]) => (await shop.person(name)).partLists
  return { ...shop, listsOf }
}

describe('a list of parts', () => {
  it('has its parts as they are today, and says what would happen to each line in the cart', async () => {
    await using shop = await openShop()
    const { numbers } = (await shop.person('admin')).admin
    const other = { kind: 'superseded' as const, make: '', since: '', reason: '' }
    await numbers.add({ ...other, number: '0301-OLD', leadsTo: '0301-NEW' })
    const lists = await shop.listsOf('buyer')
    const list = await lists.create({
      name: 'Truck 4',
      lines: [
        { partId: 1, quantity: 4, comments: ['Dock'], keep: 4 },
        { partId: 2, quantity: 1 },
        { partId: 3, quantity: 1 },
        { partId: 3, quantity: 2, configurations: [left(2)] },
        { partId: 4, quantity: 1 },
        { partId: 1, quantity: 1.5, configurations: [left(1)] },
      ],
    })
    expect(list).toMatchObject({ name: 'Truck 4', shared: false, own: true, lineCount: 6, version: 1 })
    expect(list.lines[0]).toEqual({
      ...{ id: 1, partId: 1, quantity: 4, comments: ['Dock'], configurations: [], keep: 4 },
      part: { number: '0301-NEW', name: 'HNG NEW', unit: 'EA', priceCents: 1063, imageVersion: 0 },
      fate: { kind: 'ready' },
      lead: null,
    })
    expect(list.lines.map(({ fate }) => fate.kind)).toEqual([
      ...['ready', 'no_longer_sold', 'needs_configuration', 'ready', 'no_price', 'wrong_quantity'],
    ])
    expect(list.lines[1]?.lead).toEqual({ partId: 1, number: '0301-NEW', text: '0301-OLD is now 0301-NEW.' })
    expect(await lists.byId({ listId: list.id })).toEqual(list)
  })

  it('is seen by its owner alone until they share it with the company', async () => {
    await using shop = await openShop()
    const [buyer, owner, other] = [
      await shop.listsOf('buyer'),
      await shop.listsOf('owner'),
      await shop.listsOf('otherOwner'),
    ]
    const { id: listId } = await buyer.create({ name: 'Truck 4', lines: [{ partId: 1, quantity: 1 }] })
    await expect(owner.byId({ listId })).rejects.toMatchObject(missing)
    expect(await owner.list()).toEqual([])
    await expect(owner.describe({ listId, version: 1, name: 'Mine', shared: true })).rejects.toMatchObject(
      missing,
    )
    await buyer.describe({ listId, version: 1, name: 'Truck 4', shared: true })
    expect(await owner.list()).toMatchObject([{ id: listId, own: false, owner: 'Bea Test', deletable: true }])
    await owner.describe({ listId, version: 2, name: 'Truck 5', shared: true })
    const stop = owner.describe({ listId, version: 3, name: 'Truck 5', shared: false })
    await expect(stop).rejects.toMatchObject({ code: 'FORBIDDEN', ...refusedAs('lists.owner_only') })
    for (const call of [other.byId, other.history, other.remove, other.restore])
      await expect(call({ listId })).rejects.toMatchObject(missing)
    const lines = [{ partId: 1, quantity: 1 }]
    await expect(other.saveLines({ listId, version: 3, lines })).rejects.toMatchObject(missing)
    await expect(other.addLines({ listId, lines })).rejects.toMatchObject(missing)
    await expect(other.duplicate({ listId, name: 'Mine' })).rejects.toMatchObject(missing)
    expect(await other.list()).toEqual([])
  })

  it('refuses to save what was changed meanwhile, and says who changed it', async () => {
    await using shop = await openShop()
    const [buyer, owner] = [await shop.listsOf('buyer'), await shop.listsOf('owner')]
    const { id: listId } = await buyer.create({
      name: 'Truck 4',
      shared: true,
      lines: [{ partId: 1, quantity: 1 }],
    })
    shop.pass(60_000)
    await owner.saveLines({ listId, version: 1, lines: [{ id: 1, partId: 1, quantity: 4 }] })
    const stale = buyer.saveLines({ listId, version: 1, lines: [] })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', ...refusedAs('lists.stale') })
    await expect(stale).rejects.toThrow(/^Olga Test changed this list/)
    expect((await buyer.byId({ listId })).lines).toMatchObject([{ quantity: 4 }])
    expect(await buyer.history({ listId })).toEqual([
      { at: '2026-11-20T15:01:00.000Z', by: 'Olga Test', changes: ['Changed 0301-NEW: quantity 1 to 4.'] },
      { at: '2026-11-20T15:00:00.000Z', by: 'Bea Test', changes: ['Created the list.'] },
    ])
  })

  it('takes what two people add at the same moment', async () => {
    await using shop = await openShop()
    const [buyer, owner] = [await shop.listsOf('buyer'), await shop.listsOf('owner')]
    const { id: listId } = await buyer.create({ name: 'Truck 4', shared: true })
    await Promise.all([
      buyer.addLines({ listId, lines: [{ partId: 1, quantity: 1 }] }),
      owner.addLines({ listId, lines: [{ partId: 1, quantity: 2 }] }),
      owner.addLines({ listId, lines: [{ partId: 3, quantity: 2, configurations: [left(2)] }] }),
    ])
    const { lines, version } = await buyer.byId({ listId })
    expect([version, lines.map(({ partId, quantity }) => [partId, quantity]).sort()]).toEqual([
      4,
      [
        [1, 3],
        [3, 2],
      ],
    ])
    expect(await buyer.history({ listId })).toHaveLength(4)
  })

  it('can be copied, deleted and restored as it was', async () => {
    await using shop = await openShop()
    const [buyer, owner] = [await shop.listsOf('buyer'), await shop.listsOf('owner')]
    const made = await buyer.create({ name: 'Truck 4', shared: true, lines: [{ partId: 1, quantity: 1 }] })
    const copy = await owner.duplicate({ listId: made.id, name: 'Truck 5' })
    expect(copy).toMatchObject({ name: 'Truck 5', shared: false, own: true, lines: made.lines })
    await owner.remove({ listId: made.id })
    expect(await buyer.list()).toEqual([])
    await expect(buyer.byId({ listId: made.id })).rejects.toMatchObject(missing)
    await expect(buyer.remove({ listId: made.id })).rejects.toMatchObject(missing)
    const back = await buyer.restore({ listId: made.id })
    expect(back).toMatchObject({ name: 'Truck 4', shared: true, lines: made.lines })
    await expect(buyer.restore({ listId: made.id })).rejects.toMatchObject(missing)
    const said = (await buyer.history({ listId: made.id })).flatMap(({ by, changes }) => [by, ...changes])
    expect(said.slice(0, 4)).toEqual(['Bea Test', 'Restored the list.', 'Olga Test', 'Deleted the list.'])
    const others = await owner.create({ name: 'Of Olga', shared: true })
    await expect(buyer.remove({ listId: others.id })).rejects.toMatchObject(refusedAs('lists.owner_only'))
  })

  it('is deleted for good some days later', async () => {
    await using shop = await openShop()
    const buyer = await shop.listsOf('buyer')
    const [gone, other] = [await buyer.create({ name: 'Gone' }), await buyer.create({ name: 'There' })]
    await buyer.remove({ listId: gone.id })
    shop.pass(deletedListDays * dayMs - 1)
    await shop.services.partLists.deleteExpired()
    expect(await shop.db.read.$count(partLists)).toBe(2)
    shop.pass(1)
    await shop.services.partLists.deleteExpired()
    await expect(buyer.restore({ listId: gone.id })).rejects.toMatchObject(missing)
    expect(await buyer.list()).toMatchObject([{ id: other.id }])
  })

  it('refuses parts that do not exist, and too many lines', async () => {
    await using shop = await openShop()
    const buyer = await shop.listsOf('buyer')
    const unknown = buyer.create({ name: 'Truck 4', lines: [{ partId: 99, quantity: 1 }] })
    await expect(unknown).rejects.toMatchObject(refusedAs('lists.part_unknown'))
    const many = Array.from({ length: 500 }, () => ({ partId: 3, quantity: 1, configurations: [left(1)] }))
    const { id: listId } = await buyer.create({ name: 'Truck 4', lines: many })
    const oneMore = buyer.addLines({ listId, lines: [{ partId: 1, quantity: 1 }] })
    await expect(oneMore).rejects.toMatchObject(refusedAs('lists.full'))
    const comments = Array.from({ length: 20 }, () => 'x'.repeat(300))
    const large = many.slice(0, 60).map((line) => ({ ...line, comments }))
    const saved = buyer.saveLines({ listId, version: 1, lines: large })
    await expect(saved).rejects.toMatchObject(refusedAs('lists.too_large'))
  })

  it('remembers its latest changes only', async () => {
    await using shop = await openShop()
    const buyer = await shop.listsOf('buyer')
    const { id: listId } = await buyer.create({ name: 'Truck' })
    for (let version = 1; version <= maxListChanges; version += 1)
      await buyer.describe({ listId, version, name: `Truck ${version}`, shared: false })
    const history = await buyer.history({ listId })
    expect(history).toHaveLength(maxListChanges)
    expect(history.at(-1)?.changes).toEqual(['Renamed the list from “Truck” to “Truck 1”.'])
  })

  it('is one of a limited number, of a person and shared in a company', async () => {
    await using shop = await openShop()
    const [buyer, owner] = [await shop.listsOf('buyer'), await shop.listsOf('owner')]
    const { id: listId } = await buyer.create({ name: 'Truck', shared: true })
    const [first] = await shop.db.read.select().from(partLists)
    if (!first) throw new Error('The list was not stored.')
    const { id: _, ...row } = first
    const fill = (count: number, facts: Partial<typeof row>) =>
      shop.db.transaction((tx) =>
        tx.insert(partLists).values(Array.from({ length: count }, () => ({ ...row, ...facts }))),
      )
    await fill(maxListsOfPerson - 1, { shared: false })
    await expect(buyer.create({ name: 'One more' })).rejects.toMatchObject(refusedAs('lists.too_many'))
    await fill(maxSharedListsOfCompany - 1, { shared: true, ownerId: shop.ids.owner })
    const own = await buyer.list()
    const mine = own.find(({ id, own: is }) => is && id !== listId)
    const share = buyer.describe({ listId: mine?.id ?? 0, version: 1, name: 'Truck', shared: true })
    await expect(share).rejects.toMatchObject(refusedAs('lists.too_many_shared'))
    await expect(owner.create({ name: 'x', shared: true })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  })
})
