import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import { createOrder } from '@mullion/db/orders/order.repository'
import { savePart } from '@mullion/db/search/indexed-parts.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { partRow } from '@mullion/db/testing/part-row'
import { saveDoors } from '@mullion/db/testing/save-doors'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { pngOf, widthOf } from '@mullion/integrations/files/testing/pictures'
import { describe, expect, it, vi } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const parts = [
  { id: 1, number: '0100-01', name: 'HNG STRAP', priceCents: 1000 },
  { id: 2, number: '0200-01', name: 'LATCH ROLLER', priceCents: 2000 },
  { id: 3, number: '0300-01', name: 'GSKT BULB', priceCents: null },
]
const prices = (...rows: string[]) => ['part_number,part_price', ...rows].join('\n')
const full = (...rows: string[]) =>
  ['part_number,part_name,part_units,part_tags,part_tags_doors', ...rows].join('\n')
const doorWidths = (width: number, ...serials: string[]) =>
  [
    'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets,powerOperated',
    ...serials.map((serial) => `${serial},Traditional,swing,LH,Sweep Bottom,Cooler,${width},84,Bulb,`),
  ].join('\n')
const newPart = (number: string, name = 'PEEPHOLE SGL') => `${number},${name},EA,Hinges,Swing`

/** Every catalog field except update time and position. */
const catalogOf = async (shop: Shop) =>
  (await listAllParts(shop.db.read)).map(({ updatedAt: _at, position: _position, ...part }) => part)
const found = async (shop: Shop, text: string) =>
  (await shop.guest().catalog.search({ text })).parts.map(({ id }) => id)

describe('a price file', () => {
  it('changes the prices of existing parts and nothing else', async () => {
    await using shop = await openTestShop({ parts })
    const before = await catalogOf(shop)
    const report = await shop.services.imports.run(
      'prices',
      prices('0100-01,12.50', '0200-01,20.00', '0300-01,'),
    )
    expect(report).toMatchObject({ rows: 3, known: 3, changed: 1, created: 0, stored: true })
    expect(await catalogOf(shop)).toEqual(
      before.map((part) => (part.id === 1 ? { ...part, priceCents: 1250 } : part)),
    )
  })

  it('is refused for an unknown part, naming the row', async () => {
    await using shop = await openTestShop({ parts })
    const report = await shop.services.imports.run('prices', prices('0100-01,12.50', '9999-01,1.00'))
    expect(report).toMatchObject({
      stored: false,
      changes: [],
      problems: [{ row: 3, column: 'part_number', message: 'Part number not found.' }],
    })
    expect((await catalogOf(shop))[0]).toMatchObject({ priceCents: 1000 })
  })

  it('renames no part: an id and a number must name the same one', async () => {
    await using shop = await openTestShop({ parts: [...parts, { id: 4, number: '0400-AB' }] })
    const before = await catalogOf(shop)
    const withIds = (...rows: string[]) => ['id,part_number,part_price', ...rows].join('\n')
    const shifted = withIds('1,0100-01,11.00', '2,0250-01,12.00', '3,0200-01,13.00', '99,0300-01,14.00')
    expect(await shop.services.imports.run('prices', shifted)).toMatchObject({
      stored: false,
      problems: [
        {
          row: 3,
          column: 'part_number',
          message: 'The part_number of part 2 is 0200-01. A price file cannot change it.',
        },
        { row: 4, column: 'part_number' },
        { row: 5, column: 'id', message: 'Part 99 not found.' },
      ],
    })
    expect(await shop.services.imports.run('prices', withIds('4,0400-ab,12.50'))).toMatchObject({
      stored: true,
      changed: 0,
    })
    expect(await catalogOf(shop)).toEqual(before)
  })
})

describe('a file with thousands of invalid cells', () => {
  it('is refused with every problem counted and the first 1,000 listed', async () => {
    await using shop = await openTestShop({ parts })
    const bad = [
      'part_price,part_description,part_tags_doors_sub,req_dir,req_serial,req_power,req_thick,part_left_right',
      'precision_cut,req_wall_thick,part_l,part_h,part_d,part_lbs,obsolete',
    ].join()
    const cells = bad.replaceAll(/\w+/g, 'obsolete')
    const rows = Array.from({ length: 500 }, (_, at) => `${newPart(`${1000 + at}-01`)},${cells}`)
    const csv = [`part_number,part_name,part_units,part_tags,part_tags_doors,${bad}`, ...rows].join('\n')
    expect(await shop.services.imports.run('parts', csv)).toMatchObject({
      stored: false,
      problemCount: 500 * 15,
      problems: { length: 1000 },
    })
  })
})

describe('a dry run', () => {
  it('lists the changes by row and stores nothing', async () => {
    await using shop = await openTestShop({ parts })
    const before = await catalogOf(shop)
    const seen: number[] = []
    const csv = full(newPart('0100-01', 'HNG STRAP LONG'), newPart('0900-01'))
    const report = await shop.services.imports.run('parts', csv, {
      dryRun: true,
      onProgress: (rows) => seen.push(rows),
    })
    expect(report).toMatchObject({ created: 1, known: 1, changed: 1, stored: false })
    expect(report.changes).toMatchObject([
      {
        row: 2,
        label: '0100-01',
        isNew: false,
        fields: [{ field: 'name', before: 'HNG STRAP', after: 'HNG STRAP LONG' }],
      },
      { row: 3, label: '0900-01', isNew: true, fields: [] },
    ])
    expect(seen).toEqual([2])
    expect(await catalogOf(shop)).toEqual(before)
    await expect(shop.services.imports.undoLast()).rejects.toMatchObject({ code: 'admin.nothing_to_undo' })
  })
})

describe('an imported part', () => {
  it('keeps the fields the file has no column for', async () => {
    await using shop = await openTestShop({
      parts: [{ ...parts[0], id: 1, location: 'B-14', privateNotes: 'Ask Ray.' }],
    })
    await shop.services.imports.run('parts', full(newPart('0100-01', 'HNG NEW')))
    const [part] = await catalogOf(shop)
    expect(part).toMatchObject({
      name: 'HNG NEW',
      priceCents: 1000,
      location: 'B-14',
      privateNotes: 'Ask Ray.',
    })
  })

  it('is found only by its new words, and parts stay in order', async () => {
    await using shop = await openTestShop({ parts })
    const many = Array.from({ length: 300 }, (_, at) => newPart(`${1000 + at}-01`))
    await shop.services.imports.run(
      'parts',
      full(newPart('0100-01', 'PEEPHOLE DBL'), ...many, newPart('0150-01')),
    )
    expect(await found(shop, 'strap')).toEqual([])
    const [first, second] = await found(shop, 'peephole')
    expect([first, second]).toEqual([1, 304])
    const numbers = (await listAllParts(shop.db.read)).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted())
    expect(numbers).toHaveLength(304)
  })
})

describe('a part that an import gives another number', () => {
  async function openRenumbering() {
    const shop = await openTestShop({ parts: [{ id: 1, number: '0100-01', imageVersion: 1 }] })
    const { images } = shop.deps
    await images.put({ number: '0100-01', version: 1, png: await pngOf(40) })
    await (await images.prepare(await pngOf(30))).storeReference('0100-01')
    return {
      shop,
      images,
      renumber: () =>
        shop.services.imports.run('parts', 'id,part_number,part_name,part_units\n1,0900-01,HNG,EA'),
      async widths(number: string) {
        const shown = { illustration: null, size: 'full', format: 'png' } as const
        const image = { number, version: 1, storedAs: null, ...shown }
        const found = [await images.find(image), await images.findReference(number)]
        return Promise.all(found.map(async (file) => file && widthOf(await file.bytes())))
      },
      [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
    }
  }

  it('takes its images along, and back when the import is undone', async () => {
    await using page = await openRenumbering()
    expect(await page.renumber()).toMatchObject({ stored: true })
    expect(await page.widths('0900-01')).toEqual([40, 30])
    expect(await page.widths('0100-01')).toEqual([null, null])
    await page.shop.services.imports.undoLast()
    expect(await page.widths('0100-01')).toEqual([40, 30])
    expect(await page.widths('0900-01')).toEqual([null, null])
  })

  it('has its images even if the server dies right after the change', async () => {
    await using page = await openRenumbering()
    vi.spyOn(page.images, 'renumber').mockRejectedValueOnce(new Error('The server died.'))
    await expect(page.renumber()).rejects.toThrow('The server died.')
    expect(await catalogOf(page.shop)).toMatchObject([{ id: 1, number: '0900-01', imageVersion: 1 }])
    expect(await page.widths('0900-01')).toEqual([40, 30])
  })

  it('leaves no copy of its images when the change fails', async () => {
    await using page = await openRenumbering()
    const { copy } = page.images
    vi.spyOn(page.images, 'copy').mockImplementationOnce(async (change) => {
      const copies = await copy(change)
      const taken = partRow({ id: 2, number: change.to })
      await page.shop.db.transaction((tx) => savePart(tx, taken))
      return copies
    })
    await expect(page.renumber()).rejects.toThrow()
    expect(await page.widths('0100-01')).toEqual([40, 30])
    expect(await page.widths('0900-01')).toEqual([null, null])
  })
})

describe('undoing an import', () => {
  it('restores what it changed and removes what it created', async () => {
    await using shop = await openTestShop({ parts })
    const before = await catalogOf(shop)
    const csv = full(newPart('0100-01', 'HNG NEW'), newPart('0900-01'), newPart('0050-01'))
    await shop.services.imports.run('parts', csv)
    expect(await shop.services.imports.undoLast()).toEqual({ kind: 'parts', undone: 3, refused: [] })
    expect(await catalogOf(shop)).toEqual(before)
    expect(await found(shop, 'peephole')).toEqual([])
    expect(await found(shop, 'strap')).toEqual([1])
    await expect(shop.services.imports.undoLast()).rejects.toMatchObject({ code: 'admin.nothing_to_undo' })
  })

  it('leaves parts changed or ordered since then alone, and lists them', async () => {
    await using shop = await openTestShop({ parts })
    await shop.services.imports.run('prices', prices('0100-01,11.00', '0200-01,21.00'))
    const [first] = await listAllParts(shop.db.read)
    if (!first) throw new Error('no part')
    await shop.db.transaction((tx) => savePart(tx, { ...first, priceCents: 1200 }))
    expect(await shop.services.imports.undoLast()).toEqual({
      kind: 'prices',
      undone: 1,
      refused: [{ label: '0100-01', reason: 'changed since' }],
    })
    expect((await catalogOf(shop)).map(({ priceCents }) => priceCents)).toEqual([1200, 2000, null])

    await shop.services.imports.run('parts', full(newPart('0900-01'), newPart('0950-01')))
    const lines = [orderLineRow({ partId: 4, number: '0900-01' })]
    await shop.db.transaction((tx) => createOrder(tx, orderRow({ userId: null, companyId: null }), lines))
    expect(await shop.services.imports.undoLast()).toEqual({
      kind: 'parts',
      undone: 1,
      refused: [{ label: '0900-01', reason: 'ordered since' }],
    })
    expect((await catalogOf(shop)).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('leaves a part it created that has a picture since', async () => {
    await using shop = await openTestShop({ parts })
    await shop.services.imports.run('parts', full(newPart('0900-01'), newPart('0950-01')))
    const created = (await listAllParts(shop.db.read)).find(({ number }) => number === '0900-01')
    if (!created) throw new Error('no part')
    await shop.db.transaction((tx) => savePart(tx, { ...created, imageVersion: 1 }))
    expect(await shop.services.imports.undoLast()).toEqual({
      kind: 'parts',
      undone: 1,
      refused: [{ label: '0900-01', reason: 'changed since' }],
    })
    expect((await catalogOf(shop)).map(({ number }) => number)).toEqual([
      '0100-01',
      '0200-01',
      '0300-01',
      '0900-01',
    ])
  })

  it('restores the doors changed by the last import, once', async () => {
    await using shop = await openTestShop({
      doors: [{ serialNumber: '15-0001' }, { serialNumber: '15-0002' }],
    })
    await shop.services.imports.run('doors', doorWidths(48, '15-0001', '15-0002', '15-0003'))
    await shop.services.doorImport.importDoors(doorWidths(50, '15-0002'))
    expect(await shop.services.imports.undoLast()).toMatchObject({ kind: 'doors', undone: 1, refused: [] })
    expect(await findDoorBySerial(shop.db.read, '15-0002')).toMatchObject({ widthInches: 48 })
    await expect(shop.services.imports.undoLast()).rejects.toMatchObject({ code: 'admin.nothing_to_undo' })
  })

  it('leaves doors changed since then alone, lists them, and restores the others', async () => {
    const known = ['15-0001', '15-0002'].map((serialNumber) => ({ serialNumber, widthInches: 36 }))
    await using shop = await openTestShop({ doors: known })
    await shop.services.imports.run('doors', doorWidths(48, '15-0001', '15-0002', '15-0003', '15-0004'))
    const since = ['15-0001', '15-0003'].map((serialNumber) =>
      registeredDoor({ serialNumber, widthInches: 60 }),
    )
    await shop.db.transaction((tx) => saveDoors(tx, since))
    const { refused, ...undone } = await shop.services.imports.undoLast()
    expect(undone).toEqual({ kind: 'doors', undone: 2 })
    expect(refused).toEqual(
      since.map(({ serialNumber }) => ({ label: serialNumber, reason: 'changed since' })),
    )
    const widths = ['15-0001', '15-0002', '15-0003', '15-0004'].map(async (serial) => {
      return (await findDoorBySerial(shop.db.read, serial))?.widthInches
    })
    expect(await Promise.all(widths)).toEqual([60, 36, 60, undefined])
  })
})
