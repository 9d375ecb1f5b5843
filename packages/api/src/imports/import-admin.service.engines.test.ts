import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { findImport, listImportChanges } from '@mullion/db/imports/import.repository'
import { savePart } from '@mullion/db/search/indexed-parts.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const parts = [
  { id: 1, number: '0100-01', name: 'HNG STRAP', priceCents: 1000, description: '-10F ½" STEEL' },
  { id: 2, number: '0200-01', name: '=LATCH', priceCents: 2000 },
]
const facts = { parts, doors: [{ serialNumber: '15-0001' }], people: true } as const

async function* bytes(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
const prices = (...rows: string[]) => bytes(['part_number,part_price', ...rows].join('\n'))

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Source = AsyncIterable<Uint8Array>

async function uploaded(shop: Shop, source: Source, kind: 'parts' | 'prices' | 'doors' = 'prices') {
  const admin = await shop.person('admin')
  return { admin, sent: await admin.admin.imports.upload({ kind, fileName: 'list.csv', source }) }
}

/** True in the transaction that puts a prepared import into effect. */
const isSwitchOver = () => new Error('where').stack?.includes('withRenumberedImages') ?? false

const catalogOf = async (shop: Shop) =>
  (await listAllParts(shop.db.read)).map(({ updatedAt: _at, position: _place, ...part }) => part)

describe('a file uploaded by an administrator', () => {
  it('is previewed, changes the catalog once confirmed, and can be undone', async () => {
    await using shop = await openTestShop(facts)
    const before = await catalogOf(shop)
    const { admin, sent } = await uploaded(shop, prices('0100-01,12.50', '0200-01,20.00'))
    expect(sent).toMatchObject({ state: 'staged', rows: 2, known: 2, changed: 1, fileName: 'list.csv' })
    expect(await catalogOf(shop)).toEqual(before)
    expect(await admin.admin.imports.changes({ importId: sent.id })).toMatchObject({
      rows: [{ row: 2, label: '0100-01', fields: [{ field: 'priceCents', before: 1000, after: 1250 }] }],
      total: 1,
    })
    expect(await admin.admin.imports.confirm({ importId: sent.id })).toMatchObject({ state: 'applying' })
    await shop.services.importAdmin.settled()
    expect((await catalogOf(shop))[0]).toMatchObject({ priceCents: 1250 })
    expect(await admin.admin.imports.list()).toMatchObject({
      rows: [{ id: sent.id, state: 'applied' }],
    })
    expect(await admin.admin.imports.undoable()).toBe(sent.id)
    await admin.admin.imports.undo({ importId: sent.id })
    await shop.services.importAdmin.settled()
    expect(await catalogOf(shop)).toEqual(before)
    expect(await admin.admin.imports.details({ importId: sent.id })).toMatchObject({ state: 'undone' })
  })

  it('is refused with the row number and reason of each problem', async () => {
    await using shop = await openTestShop(facts)
    const { admin, sent } = await uploaded(
      shop,
      prices('0100-01,12.50', '9999-01,1.00', '0100-01,1.00', '0200-01,=1+1'),
    )
    expect(sent).toMatchObject({ state: 'refused', problemCount: 3, changed: 1 })
    const { rows: problems } = await admin.admin.imports.problems({ importId: sent.id })
    expect(await admin.admin.imports.allProblems({ importId: sent.id })).toEqual({ problems, next: null })
    expect(problems.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      '3: Part number not found.',
      '4: This part number is already in row 2.',
      "5: The cell under part_price starts with =, like a formula. Enter its value, or put ' before it.",
    ])
    await expect(admin.admin.imports.confirm({ importId: sent.id })).rejects.toMatchObject({
      cause: { code: 'admin.import_not_staged' },
    })
    await admin.admin.imports.discard({ importId: sent.id })
    await expect(admin.admin.imports.details({ importId: sent.id })).rejects.toMatchObject({
      cause: { code: 'admin.import_missing' },
    })
  })

  it('in Windows-1252 is decoded correctly, with a note', async () => {
    await using shop = await openTestShop(facts)
    const file = Buffer.from('part_number,part_name,part_units\n0100-01,HNG 3½ CAF\u00c9,EA\n', 'latin1')
    for (const source of [bytes(file), bytes(file.subarray(0, 47), file.subarray(47))]) {
      const { admin, sent } = await uploaded(shop, source, 'parts')
      expect(sent).toMatchObject({ state: 'staged', note: expect.stringContaining('Windows-1252') })
      const { rows } = await admin.admin.imports.changes({ importId: sent.id })
      expect(rows[0]?.fields).toEqual([{ field: 'name', before: 'HNG STRAP', after: 'HNG 3½ CAFÉ' }])
    }
  })

  it.each([
    ['spreadsheet content', [Buffer.from('PK\u0003\u0004')]],
    ['null bytes', [Buffer.from('part_number,part_price\n\u0000')]],
    ['mixed encodings', [Buffer.from('part_number,part_price\nÉ,1\n'), Buffer.from([0xc9, 0x0a])]],
  ])('with %s is refused as not text, and is listed as failed', async (_what, pieces) => {
    await using shop = await openTestShop(facts)
    await expect(uploaded(shop, bytes(...pieces))).rejects.toMatchObject({
      cause: { code: 'admin.import_not_text' },
    })
    expect(await (await shop.person('admin')).admin.imports.list()).toMatchObject({
      rows: [{ state: 'failed', note: expect.stringMatching(/./) }],
    })
  })

  it('is refused over 50 MB', async () => {
    await using shop = await openTestShop(facts)
    async function* endless() {
      yield Buffer.from('part_number,part_price\n')
      const empty = Buffer.alloc(1024 * 1024, '\n')
      for (;;) yield empty
    }
    await expect(uploaded(shop, endless())).rejects.toMatchObject({
      cause: { code: 'admin.import_too_large' },
    })
  })
})

describe('a part saved while an import is being prepared', () => {
  it('keeps the fields that are not in the file, and the import completes', async () => {
    let between: (() => Promise<void>) | null = null
    await using shop = await openTestShop({
      ...facts,
      db: (db) => ({
        ...db,
        async transaction(work) {
          const wanted = isSwitchOver() ? between : null
          between = wanted ? null : between
          await wanted?.()
          return db.transaction(work)
        },
      }),
    })
    const { admin, sent } = await uploaded(shop, prices('0100-01,12.50', '0200-01,21.00'))
    const [first] = await listAllParts(shop.db.read)
    if (!first) throw new Error('no part')
    between = async () => {
      await shop.db.transaction((tx) => savePart(tx, { ...first, name: 'HNG SAVED MEANWHILE' }))
    }
    await admin.admin.imports.confirm({ importId: sent.id })
    await shop.services.importAdmin.settled()
    expect(between).toBeNull()
    expect(await catalogOf(shop)).toMatchObject([
      { name: 'HNG SAVED MEANWHILE', priceCents: 1250 },
      { priceCents: 2100 },
    ])
  })
})

describe('an import applied at the moment it is discarded', () => {
  /** A shop with a staged import, which another administrator claims right before the next transaction. */
  async function claimedMeanwhile() {
    let between: (() => Promise<unknown>) | null = null
    const shop = await openTestShop({
      ...facts,
      db: (db) => ({
        ...db,
        async transaction(work) {
          const wanted = between
          between = null
          await wanted?.()
          return db.transaction(work)
        },
      }),
    })
    const { admin, sent } = await uploaded(shop, prices('0100-01,12.50', '0200-01,21.00'))
    const { imports } = shop.services
    return {
      ...shop,
      admin,
      importId: sent.id,
      claimNext() {
        between = () => imports.claim(sent.id, 'apply')
      },
      async pricesOnceApplied() {
        await imports.work(sent.id)
        return (await catalogOf(shop)).map(({ priceCents }) => priceCents)
      },
    }
  }

  it('is applied in full, and the discard is refused', async () => {
    await using shop = await claimedMeanwhile()
    shop.claimNext()
    await expect(shop.admin.admin.imports.discard({ importId: shop.importId })).rejects.toMatchObject({
      cause: { code: 'admin.import_not_discardable' },
    })
    expect(await shop.pricesOnceApplied()).toEqual([1250, 2100])
  })

  it('is applied in full when it was about to expire', async () => {
    await using shop = await claimedMeanwhile()
    shop.pass(25 * 60 * 60_000)
    shop.claimNext()
    await shop.services.imports.deleteExpired()
    expect(await shop.pricesOnceApplied()).toEqual([1250, 2100])
  })
})

describe('an import whose server stops right after claiming it', () => {
  it('is in the audit log', async () => {
    let transactionsLeft = Number.POSITIVE_INFINITY
    await using shop = await openTestShop({
      ...facts,
      db: (db) => ({
        ...db,
        async transaction(work) {
          transactionsLeft -= 1
          if (transactionsLeft < 0) throw new Error('The server stopped.')
          return db.transaction(work)
        },
      }),
    })
    const { admin, sent } = await uploaded(shop, prices('0100-01,12.50'))
    transactionsLeft = 1
    await admin.admin.imports.confirm({ importId: sent.id })
    await shop.services.importAdmin.settled()
    expect(await findImport(shop.db.read, sent.id)).toMatchObject({ state: 'applying' })
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'import_applied', details: { file: 'list.csv', changed: 1 } })
  })
})

describe('an import whose server dies while it is applied', () => {
  it('is applied to the end by one other server, a minute later and not before', async () => {
    let isAlive = true
    await using shop = await openTestShop({
      ...facts,
      db: (db) => ({
        ...db,
        transaction: (work) =>
          isAlive ? db.transaction(work) : Promise.reject(new Error('The process is gone.')),
      }),
    })
    const { sent } = await uploaded(shop, prices('0100-01,12.50'))
    await shop.services.imports.claim(sent.id, 'apply', async () => {
      isAlive = false
    })
    await expect(shop.services.imports.work(sent.id)).rejects.toThrow('The process is gone.')
    isAlive = true
    await shop.services.importAdmin.takeOver()
    expect(await findImport(shop.db.read, sent.id)).toMatchObject({ state: 'applying' })
    shop.pass(61_000)
    const claims = [await shop.services.imports.takeOver(), await shop.services.imports.takeOver()]
    expect(claims).toEqual([sent.id, null])
    shop.pass(61_000)
    await shop.services.importAdmin.takeOver()
    expect(await findImport(shop.db.read, sent.id)).toMatchObject({ state: 'applied' })
    expect((await catalogOf(shop))[0]?.priceCents).toBe(1250)
  })
})

describe('imports no longer needed', () => {
  it('are deleted after a day if never applied, and only the last applied one keeps its changes for undo', async () => {
    await using shop = await openTestShop(facts)
    const { db } = shop
    const applied = async (price: string) => {
      const { admin, sent } = await uploaded(shop, prices(`0100-01,${price}`))
      await admin.admin.imports.confirm({ importId: sent.id })
      await shop.services.importAdmin.settled()
      return sent.id
    }
    const { sent: waiting } = await uploaded(shop, prices('0200-01,22.00'))
    const [first, last] = [await applied('11.00'), await applied('12.00')]
    shop.pass(25 * 60 * 60_000)
    await shop.services.imports.deleteExpired()
    expect(await findImport(db.read, waiting.id)).toBeNull()
    expect(await findImport(db.read, first)).toMatchObject({ state: 'applied' })
    const changesOf = (id: number) => listImportChanges(db.read, id, { after: 0, limit: 10 })
    expect([await changesOf(first), await changesOf(last)]).toMatchObject([[], [{ label: '0100-01' }]])
  })
})

describe('an interrupted import', () => {
  it('can be confirmed again, and its changes stay out of search until then', async () => {
    let alive = true
    let cutBefore = false
    await using shop = await openTestShop({
      ...facts,
      db: (db) => ({
        ...db,
        transaction(work) {
          if (isSwitchOver()) alive = cutBefore
          return alive ? db.transaction(work) : Promise.reject(new Error('The process is gone.'))
        },
      }),
    })
    const file = bytes(
      'part_number,part_name,part_units,part_tags,part_tags_doors\n',
      '0100-01,PEEPHOLE,EA,Hinges,Swing\n0900-01,PEEPHOLE,EA,Hinges,Swing\n',
    )
    const { admin, sent } = await uploaded(shop, file, 'parts')
    await admin.admin.imports.confirm({ importId: sent.id })
    await shop.services.importAdmin.settled()
    expect(alive).toBe(false)
    const found = async () => (await shop.guest().catalog.search({ text: 'peephole' })).parts.length
    expect(await found()).toBe(0)
    alive = true
    await expect(admin.admin.imports.confirm({ importId: sent.id })).rejects.toMatchObject({
      cause: { code: 'admin.import_at_work' },
    })
    cutBefore = true
    shop.pass(3 * 60_000)
    await shop.services.imports.deleteExpired()
    await admin.admin.imports.confirm({ importId: sent.id })
    await shop.services.importAdmin.settled()
    expect(await found()).toBe(2)
    expect((await shop.guest().catalog.search({ text: 'strap' })).parts).toEqual([])
  })
})

describe('an export', () => {
  it.each(['parts', 'prices', 'doors'] as const)(
    'of %s changes nothing when imported again',
    async (kind) => {
      await using shop = await openTestShop(facts)
      const admin = await shop.person('admin')
      const { csv, next } = await admin.admin.imports.exportPage({ kind })
      expect(next).toBeNull()
      const { sent } = await uploaded(shop, bytes(`\ufeff${csv}`), kind)
      expect(sent).toMatchObject({ state: 'staged', created: 0, changed: 0, problemCount: 0 })
      expect(sent.rows).toBe(kind === 'doors' ? 1 : 2)
      if (kind === 'parts') expect(csv).toContain("'=LATCH")
    },
  )

  it('continues where the previous page ended', async () => {
    const many = Array.from({ length: 450 }, (_, at) => ({ id: at + 1, number: `${1000 + at}-01` }))
    await using shop = await openTestShop({ parts: many, people: true })
    const admin = await shop.person('admin')
    const lines: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await admin.admin.imports.exportPage({ kind: 'prices', after })
      lines.push(...page.csv.trim().split('\r\n'))
      after = page.next
    }
    expect(lines).toHaveLength(451)
    expect(new Set(lines).size).toBe(451)
  })
})
