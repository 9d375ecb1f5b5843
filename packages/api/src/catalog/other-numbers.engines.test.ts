import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const parts = [
  { id: 1, number: '0301-NEW', name: 'HNG NEW' },
  { id: 2, number: '0301-MID', name: 'HNG MID', obsolete: true },
] as never
const openShop = () => openTestShop({ people: true, parts })
const number = (own: string, leadsTo: string, facts: object = {}) => ({
  ...{
    number: own,
    leadsTo,
    kind: 'superseded' as const,
    make: '',
    since: '2024-05-01',
    reason: 'Redesigned',
  },
  ...facts,
})

describe('old and foreign numbers', () => {
  it('are found in searches and lists of numbers, and lead to the part at its own price', async () => {
    await using shop = await openShop()
    const { numbers } = (await shop.person('admin')).admin
    await numbers.add(number('0301-MID', '0301-NEW'))
    const old = await numbers.add(number('0301-OLD', '0301-MID'))
    expect(old).toMatchObject({ changedBy: 'Ada Test', changedAt: '2026-11-20T15:00:00.000Z' })
    for (const person of [shop.guest(), await shop.person('buyer'), await shop.person('counter')]) {
      const lead = { steps: [{ number: '0301-OLD' }, { number: '0301-MID' }], part: { id: 1 } }
      expect(await person.catalog.search({ text: '311-0301 old' })).toMatchObject({ lead, parts: [] })
      expect(await person.catalog.searchCounts({ text: '0301-OLD' })).toMatchObject({ total: 0 })
      const [found, gone, sold] = await person.catalog.partsByNumber({
        numbers: ['0301old', '0301-MID', '0301-NEW'],
      })
      expect(found).toMatchObject({ parts: [], lead })
      expect(gone?.lead?.part.number).toBe('0301-NEW')
      expect(sold).toMatchObject({ parts: [{ id: 1 }] })
      expect(sold?.lead).toBeUndefined()
    }
    const plain = await shop.guest().catalog.search({ text: '0301-NEW' })
    expect(plain.lead).toBeUndefined()
  })

  it('are refused when they lead in a circle, to nothing, twice, or from a part for sale', async () => {
    await using shop = await openShop()
    const { numbers } = (await shop.person('admin')).admin
    const first = await numbers.add(number('0301-A', '0301-NEW'))
    await numbers.add(number('0301-B', '0301-A'))
    const refused = (code: string, work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject(refusedAs(code))
    const { id: numberId } = first
    await refused('catalog.number_leads_nowhere', numbers.change({ ...number('0301-A', '0301-B'), numberId }))
    await refused('catalog.number_leads_nowhere', numbers.add(number('0301-C', '0999-X')))
    await refused('catalog.number_leads_nowhere', numbers.add(number('0301-NEW', '0301-A')))
    await refused('catalog.number_taken', numbers.add(number('0301 a', '0301-NEW')))
    await refused('catalog.number_used', numbers.remove({ numberId }))
    expect((await numbers.ofPart({ partId: 1 })).map((each) => each.number)).toEqual(['0301-A'])
  })

  it('change the part they lead to in the feed of parts, and so in webhooks', async () => {
    await using shop = await openShop()
    const { catalog, admin } = await shop.person('admin')
    let { next: after } = await catalog.changed({})
    const changed = async () => {
      const page = await catalog.changed({ after })
      after = page.next
      return page.changes.map(({ kind, partId }) => [kind, partId])
    }
    const added = await admin.numbers.add(number('0301-A', '0301-NEW'))
    expect(await changed()).toEqual([['changed', 1]])
    await admin.numbers.remove({ numberId: added.id })
    expect(await changed()).toEqual([['changed', 1]])
  })
})

describe('a file of numbers', () => {
  const heading = 'number,kind,make,leadsTo,since,reason'
  const run = (shop: Awaited<ReturnType<typeof openShop>>, rows: readonly string[], dryRun = false) =>
    shop.services.imports.run('numbers', [heading, ...rows].join('\n'), { dryRun })

  it('is checked first, then applied, and can be undone', async () => {
    await using shop = await openShop()
    const rows = [
      '0301-A,superseded,,0301-B,2020-01-01,Old',
      '0301-B,,,0301-NEW,,',
      'X-9,cross,Acme,0301-NEW,,',
    ]
    const lead = async () => (await shop.guest().catalog.partsByNumber({ numbers: ['0301-A'] }))[0]?.lead
    expect(await run(shop, rows, true)).toMatchObject({ stored: false, created: 3, problems: [] })
    expect(await lead()).toBeUndefined()
    expect(await run(shop, rows)).toMatchObject({ stored: true, created: 3 })
    expect(await lead()).toMatchObject({ steps: [{ number: '0301-A' }, { number: '0301-B' }] })
    await shop.services.imports.undoLast()
    expect(await lead()).toBeUndefined()
  })

  it('with a circle or a dead end is refused by row', async () => {
    await using shop = await openShop()
    const rows = ['0301-A,,,0301-B,,', '0301-B,,,0301-A,,', '0301-C,,,0999-X,,', '0301-D,,,0301-NEW,someday,']
    expect(await run(shop, rows)).toMatchObject({
      stored: false,
      problems: [
        { row: 2, column: 'leadsTo' },
        { row: 3, column: 'leadsTo' },
        { row: 4, column: 'leadsTo', message: '0999-X is not a part for sale and leads to none.' },
        { row: 5, column: 'since' },
      ],
    })
  })
})
