import { findPart } from '@mullion/db/catalog/catalog.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { PartCells } from '@mullion/domain/admin/part-form'
import { pngOf, widthOf } from '@mullion/integrations/files/testing/pictures'
import { filesUnavailable } from '@mullion/integrations/object-store/port'
import { describe, expect, it, vi } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const refused = (code: string) => ({ cause: { code } })

const cells: PartCells = {
  part_number: '4321-07',
  part_name: 'HNG CAM LIFT ALUM',
  part_description: 'Cam-lift hinge, aluminum.',
  part_price: '19.95',
  part_units: 'EA',
  part_tags: 'Hinges',
  part_tags_doors: 'Swing',
  part_tags_doors_sub: 'TSD, ESS1, ESS2',
  included_hardware: '',
  private_notes: '',
  part_location: 'B-1',
  req_dir: '',
  req_serial: '',
  req_power: '',
  req_thick: '',
  part_left_right: '',
  precision_cut: '',
  req_wall_thick: '',
  part_l: '6',
  part_h: '4',
  part_d: '2',
  part_lbs: '1.5',
  related_parts: '',
  install_hardware: 'sm',
  proprietary: '',
  obsolete: '',
}

const shown = { illustration: null, size: 'full', format: 'png' } as const

async function openShop() {
  const shop = await openTestShop({ people: true, parts: [{ id: 1 }, { id: 2 }] })
  const { admin, catalog } = await shop.person('admin')
  const own = async (number: string, version: number) => {
    const storedAs = (await shop.services.catalog.findPicture(number, version))?.storedAs ?? null
    const found = await shop.deps.images.find({ ...shown, number, version, storedAs })
    return found?.bytes()
  }
  const reference = async (number: string) => (await shop.deps.images.findReference(number))?.bytes()
  return {
    shop,
    parts: admin.parts,
    catalog,
    own,
    reference,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

describe('a new part', () => {
  it('is searchable immediately, with its image', async () => {
    await using page = await openShop()
    const made = await page.parts.create({ form: cells, image: await pngOf(40) })
    expect(made).toMatchObject({ number: '4321-07', priceCents: 1995, imageVersion: 1, location: 'B-1' })
    const found = await page.shop.guest().catalog.search({ text: 'aluminum hinge' })
    expect(found.parts).toMatchObject([{ id: made.id, imageVersion: 1 }])
    expect(await widthOf(await page.own('4321-07', 1))).toBe(40)
    expect(await page.parts.details({ partId: made.id })).toMatchObject({ cells, imageVersion: 1 })
  })

  it('needs a unique part number', async () => {
    await using page = await openShop()
    const again = { ...cells, part_number: '1001-01' }
    await expect(page.parts.create({ form: again })).rejects.toMatchObject(refused('admin.part_number_taken'))
    await expect(page.parts.create({ form: { ...cells, part_number: '100101-' } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it.each(['part_price', 'part_l', 'part_h', 'part_d', 'part_lbs', 'part_tags', 'part_tags_doors'] as const)(
    'needs %s',
    async (column) => {
      await using page = await openShop()
      await expect(page.parts.create({ form: { ...cells, [column]: '' } })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    },
  )

  it('is not stored when a file is not a PNG image', async () => {
    await using page = await openShop()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const files of [{ image: svg }, { image: await pngOf(20), referenceImage: svg }]) {
      await expect(page.parts.create({ form: cells, ...files })).rejects.toMatchObject(
        refused('files.not_png'),
      )
    }
    expect(await findPart(page.shop.db.read, 3)).toBeNull()
    expect(await page.own('4321-07', 1)).toBeUndefined()
    expect(await listAuditLines(page.shop.db.read, 1)).toEqual([])
  })
})

describe('updating a part', () => {
  const opened = async (page: Awaited<ReturnType<typeof openShop>>, partId = 1) => {
    const { cells: form, updatedAt } = await page.parts.details({ partId })
    return { partId, form, updatedAt }
  }

  it('does not overwrite what someone else saved after the form was opened', async () => {
    await using page = await openShop()
    const mine = await opened(page)
    const theirs = await opened(page)
    await page.parts.update({ ...theirs, form: { ...theirs.form, part_name: 'HNG THEIRS' } })
    await expect(
      page.parts.update({ ...mine, form: { ...mine.form, part_price: '1' }, image: await pngOf(20) }),
    ).rejects.toMatchObject(refused('admin.part_changed'))
    expect(await page.parts.details({ partId: 1 })).toMatchObject({
      cells: { part_name: 'HNG THEIRS', part_price: '12.50' },
      imageVersion: 0,
    })
    expect(await page.own('1001-01', 1)).toBeUndefined()
  })

  it('moves its image and reference image when its number changes', async () => {
    await using page = await openShop()
    await page.parts.update({ ...(await opened(page)), image: await pngOf(40) })
    await page.parts.update({
      ...(await opened(page)),
      image: await pngOf(60),
      referenceImage: await pngOf(30),
    })
    const before = await opened(page)
    const moved = await page.parts.update({ ...before, form: { ...before.form, part_number: '1001-99' } })
    expect(moved).toMatchObject({ id: 1, number: '1001-99', imageVersion: 2 })
    expect(await widthOf(await page.own('1001-99', 2))).toBe(60)
    expect(await widthOf(await page.reference('1001-99'))).toBe(30)
    expect(await page.own('1001-01', 2)).toBeUndefined()
    expect(await page.shop.deps.images.findReference('1001-01')).toBeNull()
  })

  /** Part 1 with a picture of 40 and a reference image of 30 pixels, and a form that gives it another number. */
  async function renumbering(page: Awaited<ReturnType<typeof openShop>>) {
    const pictures = { image: await pngOf(40), referenceImage: await pngOf(30) }
    await page.parts.update({ ...(await opened(page)), ...pictures })
    const { form, ...rest } = await opened(page)
    return { ...rest, form: { ...form, part_number: '1001-99' } }
  }

  it('keeps its images available even if nothing can be moved right after the number change', async () => {
    await using page = await openShop()
    const input = await renumbering(page)
    const { images } = page.shop.deps
    vi.spyOn(images, 'renumber').mockRejectedValueOnce(filesUnavailable())
    expect(await page.parts.update(input)).toMatchObject({ number: '1001-99', warning: null })
    expect(await findPart(page.shop.db.read, 1)).toMatchObject({ number: '1001-99', imageVersion: 1 })
    expect(await widthOf(await page.own('1001-99', 1))).toBe(40)
    expect(await widthOf(await page.reference('1001-99'))).toBe(30)
  })

  it('keeps its images when another part takes the number at the same moment', async () => {
    await using page = await openShop()
    const input = await renumbering(page)
    const { images } = page.shop.deps
    const { copy } = images
    vi.spyOn(images, 'copy').mockImplementationOnce(async (change) => {
      const copies = await copy(change)
      await page.parts.create({ form: { ...cells, part_number: change.to }, image: await pngOf(50) })
      return copies
    })
    await expect(page.parts.update(input)).rejects.toMatchObject(refused('admin.part_number_taken'))
    expect(await widthOf(await page.own('1001-01', 1))).toBe(40)
    expect(await widthOf(await page.reference('1001-01'))).toBe(30)
    expect(await widthOf(await page.own('1001-99', 1))).toBe(50)
    expect(await images.findReference('1001-99')).toBeNull()
  })

  it('requires a price, but not dimensions', async () => {
    await using page = await openShop()
    const { form, ...rest } = await opened(page)
    await expect(page.parts.update({ ...rest, form: { ...form, part_price: '' } })).rejects.toMatchObject(
      refused('admin.price_needed'),
    )
    const sizeless = { ...form, part_l: '', part_h: '', part_d: '', part_lbs: '' }
    expect(await page.parts.update({ ...rest, form: sizeless })).toMatchObject({
      size: { lengthInches: null, weightPounds: null },
    })
  })

  it('accepts only existing related parts', async () => {
    await using page = await openShop()
    const { form, ...rest } = await opened(page)
    await expect(
      page.parts.update({ ...rest, form: { ...form, related_parts: '1002-01, 9999-01' } }),
    ).rejects.toMatchObject(refused('admin.related_part_unknown'))
    expect(await page.parts.update({ ...rest, form: { ...form, related_parts: '1002-01' } })).toMatchObject({
      relatedParts: ['1002-01'],
    })
  })

  it('hides the part from customers once it is obsolete', async () => {
    await using page = await openShop()
    const { form, ...rest } = await opened(page)
    await page.parts.update({ ...rest, form: { ...form, obsolete: 'yes' } })
    const customers = await page.shop.guest().catalog.search({ text: '1001-01' })
    expect(customers.parts.map(({ id }) => id)).not.toContain(1)
    expect((await page.catalog.search({ text: '1001-01' })).parts).toMatchObject([{ id: 1, obsolete: true }])
  })

  it('records who changed what, newest first', async () => {
    await using page = await openShop()
    const made = await page.parts.create({ form: cells })
    page.shop.pass(1000)
    const first = await opened(page, made.id)
    await page.parts.update({ ...first, form: { ...first.form, part_price: '21' }, image: await pngOf(20) })
    page.shop.pass(1000)
    await page.parts.markProprietary({ partId: made.id, proprietary: true })
    const { rows: history } = await page.parts.history({ partId: made.id })
    expect(history).toMatchObject([
      { action: 'changed', changes: [{ column: 'proprietary', after: 'yes' }] },
      {
        action: 'changed',
        changes: [
          { column: 'part_price', before: '19.95', after: '21.00' },
          { column: 'image', before: '', after: 'version 1' },
        ],
      },
      { action: 'created', changes: [] },
    ])
    expect(history[0]?.by).toMatch(/^\w+ \w+$/)
  })
})

describe('a file storage that does not answer', () => {
  it('stops no change of a part, except of its images', async () => {
    await using page = await openShop()
    const { images } = page.shop.deps
    for (const call of ['findReference', 'prepare'] as const)
      vi.spyOn(images, call).mockRejectedValue(filesUnavailable())
    const { cells: form } = await page.parts.details({ partId: 1 })
    const change = { partId: 1, form: { ...form, part_price: '21' } }
    await expect(page.parts.update({ ...change, image: await pngOf(20) })).rejects.toMatchObject(
      refused('files.unavailable'),
    )
    expect(await page.parts.update(change)).toMatchObject({ priceCents: 2100, imageVersion: 0 })
  })
})

describe('a file storage that stops answering once the part is stored', () => {
  it('leaves the part its image, and the user is told that the reference image is missing', async () => {
    await using page = await openShop()
    const { images } = page.shop.deps
    const { prepare } = images
    vi.spyOn(images, 'prepare').mockImplementation(async (png) => ({
      ...(await prepare(png)),
      storeReference: () => Promise.reject(filesUnavailable()),
    }))
    vi.spyOn(images, 'renumber').mockRejectedValue(filesUnavailable())
    const pictures = { image: await pngOf(40), referenceImage: await pngOf(30) }
    const warning = expect.stringContaining('reference image')
    expect(await page.parts.create({ form: cells, ...pictures })).toMatchObject({ imageVersion: 1, warning })
    expect(await widthOf(await page.own('4321-07', 1))).toBe(40)
    const { cells: form } = await page.parts.details({ partId: 1 })
    const moved = { partId: 1, form: { ...form, part_number: '1001-99' }, ...pictures }
    expect(await page.parts.update(moved)).toMatchObject({ number: '1001-99', imageVersion: 1, warning })
    expect(await widthOf(await page.own('1001-99', 1))).toBe(40)
  })
})

describe('an uploaded image', () => {
  const day = 24 * 3_600_000

  it('is removed when the change is refused, and stays when the database may have stored it', async () => {
    await using page = await openShop()
    const { images } = page.shop.deps
    const prepare = vi.spyOn(images, 'prepare')
    const stored = async () => {
      const upload = await prepare.mock.results.at(-1)?.value
      return (await images.find({ ...shown, number: '4321-07', version: 1, ...upload })) !== null
    }
    const taken = page.parts.create({ form: { ...cells, part_number: '1001-01' }, image: await pngOf(20) })
    await expect(taken).rejects.toMatchObject(refused('admin.part_number_taken'))
    expect(await stored()).toBe(false)
    vi.spyOn(page.shop.db, 'transaction').mockRejectedValueOnce(new Error('The connection was lost.'))
    await expect(page.parts.create({ form: cells, image: await pngOf(20) })).rejects.toThrow()
    expect(await stored()).toBe(true)
  })

  it('is swept after a day if no part has it, by one server an hour', async () => {
    await using page = await openShop()
    const { images } = page.shop.deps
    await page.parts.create({ form: cells, image: await pngOf(40) })
    const { storedAs } = await images.prepare(await pngOf(20))
    const sweep = vi.spyOn(images, 'sweep')
    page.shop.pass(Date.now() - page.shop.clock().getTime() + 2 * day)
    const sweepAll = () => Promise.all([1, 2].map(() => page.shop.services.partAdmin.deleteExpired()))
    await sweepAll()
    await sweepAll()
    expect(sweep).toHaveBeenCalledTimes(1)
    expect(await images.find({ ...shown, number: '0000-01', version: 1, storedAs })).toBeNull()
    expect(await widthOf(await page.own('4321-07', 1))).toBe(40)
    page.shop.pass(3_600_000)
    await sweepAll()
    expect(sweep).toHaveBeenCalledTimes(2)
  })
})
