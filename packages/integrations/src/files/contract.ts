import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListedObject, ObjectStore } from '../object-store/port.ts'
import { createPartImages } from './part-images.ts'
import { imageFormats, imageSizes, type PartImageRequest, type PartImages, type StoredImage } from './port.ts'

export interface ImageStoreUnderTest {
  readonly store: ObjectStore
  close(): Promise<void>
}

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><path d="M90 90h300v300H90z"/></svg>'
const disc = square.replace('<path d="M90 90h300v300H90z"/>', '<circle cx="240" cy="240" r="150"/>')
const filesOfImage = imageSizes.length * imageFormats.length
const later = () => new Date(Date.now() + 3_600_000)

function pngOf(width: number, height: number, background = '#ffffff'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

async function sizeOf(found: StoredImage | null) {
  const { format, width, height } = await sharp(await found?.bytes()).metadata()
  return { format, width, height }
}

export function describePartImages(name: string, openStore: () => Promise<ImageStoreUnderTest>): void {
  describe(`${name} keeps part images`, () => {
    let under: ImageStoreUnderTest
    let images: PartImages
    beforeEach(async () => {
      under = await openStore()
      images = createPartImages(under)
    })
    afterEach(() => under.close())

    const find = (change: Partial<PartImageRequest> = {}) =>
      images.find({
        number: '1204-02',
        version: 0,
        storedAs: null,
        illustration: null,
        size: 'full',
        format: 'png',
        ...change,
      })
    const listed = async (prefix = '') => {
      const all: ListedObject[] = []
      for await (const each of under.store.list(prefix)) all.push(each)
      return all.map(({ key }) => key).sort()
    }

    describe('a part image', () => {
      it('is stored in every size and format', async () => {
        await images.put({ number: '1204-02', version: 0, png: await pngOf(1000, 500) })
        for (const [size, width] of [
          ['full', 1000],
          [640, 640],
          [320, 320],
          [160, 160],
        ] as const) {
          for (const format of imageFormats) {
            const found = await find({ size, format })
            expect(found).toMatchObject({ contentType: `image/${format}`, illustration: false })
            expect(await sizeOf(found)).toEqual({ format, width, height: width / 2 })
          }
        }
      })

      it('is never enlarged and is at most 1,280 pixels a side', async () => {
        await images.put({ number: '1204-02', version: 0, png: await pngOf(200, 100) })
        expect(await sizeOf(await find({ size: 640 }))).toMatchObject({ width: 200, height: 100 })
        await images.put({ number: '1204-03', version: 0, png: await pngOf(1000, 2560) })
        expect(await sizeOf(await find({ number: '1204-03' }))).toMatchObject({
          width: 500,
          height: 1280,
        })
      })

      it('is found by version under the documented name', async () => {
        await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
        await images.put({ number: '1204-02', version: 3, png: await pngOf(60, 60) })
        const keys = await listed('parts/')
        for (const key of ['1204-02.png', '1204-02-v3.png', '1204-02-v3-320.webp'])
          expect(keys).toContain(`parts/${key}`)
        expect(await sizeOf(await find({ version: 3 }))).toMatchObject({ width: 60 })
        expect(await find({ version: 2 })).toBeNull()
      })

      it('keeps its colors for every kind of PNG', async () => {
        const red = sharp(await pngOf(64, 64, '#c02020'))
        const kinds: [string, Promise<Buffer>][] = [
          ['palette', red.clone().png({ palette: true }).toBuffer()],
          ['16 bits', red.clone().toColourspace('rgb16').png().toBuffer()],
        ]
        for (const [kind, png] of kinds) {
          await images.put({ number: '1204-02', version: 0, png: await png })
          const data = await sharp(await (await find({ size: 160 }))?.bytes())
            .raw()
            .toBuffer()
          expect([...data.subarray(0, 3)], kind).toEqual([0xc0, 0x20, 0x20])
        }
        const gray = await sharp(await pngOf(64, 64, '#808080'))
          .toColourspace('b-w')
          .png()
          .toBuffer()
        await images.put({ number: '1204-02', version: 0, png: gray })
        const { dominant } = await sharp(await (await find({ size: 160 }))?.bytes()).stats()
        expect(dominant.r).toBe(dominant.b)
        expect(Math.abs(dominant.r - 0x80)).toBeLessThanOrEqual(8)
      })

      it('must be a PNG by content', async () => {
        const jpeg = await sharp(await pngOf(20, 20))
          .jpeg()
          .toBuffer()
        const signatureOnly = (await pngOf(20, 20)).subarray(0, 12)
        const cutShort = (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 5000)
        for (const png of [jpeg, signatureOnly, cutShort, Buffer.from(square), new Uint8Array()]) {
          await expect(images.put({ number: '1204-02', version: 0, png })).rejects.toMatchObject({
            code: 'files.not_png',
            details: { fields: { image: 'The image file must be a PNG file.' } },
          })
        }
        expect(await find()).toBeNull()
      })

      it('is rejected when it has too many bytes or pixels', async () => {
        const heavy = Buffer.concat([await pngOf(20, 20), Buffer.alloc(10 * 1024 * 1024)])
        for (const png of [heavy, await pngOf(8001, 10)]) {
          await expect(images.put({ number: '1204-02', version: 0, png })).rejects.toMatchObject({
            code: 'files.too_large',
          })
        }
      })

      it.each([
        ['../../etc', 0],
        ['1204-02/../../x', 0],
        ['1204-..', 0],
        ['311-1204-02', 0],
        ['1204-02', -1],
        ['1204-02', 1.5],
      ])('is neither stored nor found as %s, version %s', async (number, version) => {
        const png = await pngOf(20, 20)
        await expect(images.put({ number, version, png })).rejects.toMatchObject({ code: 'files.bad_name' })
        expect(await find({ number, version })).toBeNull()
        expect(await listed()).toEqual([])
      })

      it('is copied to another number without replacing an image there, and the copies can be discarded', async () => {
        await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
        const to = { number: '1204-03', version: 0 }
        const change = { from: '1204-02', to: '1204-03', version: 0 }
        const copies = await images.copy(change)
        expect(await sizeOf(await find({ ...to, size: 160, format: 'webp' }))).toMatchObject({
          width: 40,
        })
        await copies.discard()
        expect(await find(to)).toBeNull()
        await images.put({ ...to, png: await pngOf(60, 60) })
        await (await images.copy(change)).discard()
        expect(await sizeOf(await find(to))).toMatchObject({ width: 60 })
        expect(await sizeOf(await find())).toMatchObject({ width: 40 })
        expect(await listed('parts/')).toHaveLength(2 * filesOfImage)
      })

      it('is found among many parts that get other numbers by listing what is stored once, or not at all', async () => {
        await images.put({ number: '1204-02', version: 3, png: await pngOf(40, 40) })
        await (await images.prepare(await pngOf(20, 20))).storeReference('1204-05')
        const changes = Array.from({ length: 30 }, (_, at) => {
          const no = String(at).padStart(2, '0')
          return { from: `1204-${no}`, to: `1304-${no}`, version: 3 }
        })
        const asked = vi.spyOn(under.store, 'has')
        const got = vi.spyOn(under.store, 'get')
        const withFiles = ['1204-02', '1204-05']
        expect((await images.withFiles(changes)).map(({ from }) => from)).toEqual(withFiles)
        expect(asked.mock.calls.length + got.mock.calls.length).toBe(0)
        expect(await images.withFiles(changes.slice(6, 10))).toHaveLength(4)
        expect(await createPartImages({ store: under.store, maxListed: 3 }).withFiles(changes)).toEqual(
          changes,
        )
      })

      it('is stored under a name of its own before a part has it, and found by that name', async () => {
        await images.put({ number: '1204-02', version: 1, png: await pngOf(40, 40) })
        const upload = await images.prepare(await pngOf(60, 60))
        expect(await listed('uploads/')).toHaveLength(filesOfImage)
        expect(await sizeOf(await find({ version: 1 }))).toMatchObject({ width: 40 })
        expect(await sizeOf(await find({ version: 1, storedAs: upload.storedAs }))).toMatchObject({
          width: 60,
        })
        for (const storedAs of ['0'.repeat(32), '', '../parts/1204-02', `${upload.storedAs}/`])
          expect(await sizeOf(await find({ version: 1, storedAs }))).toMatchObject({ width: 40 })
        await upload.discard()
        expect(await listed('uploads/')).toEqual([])
      })

      it('can be a reference image, which the next one replaces', async () => {
        for (const width of [40, 60]) {
          await (await images.prepare(await pngOf(width, width))).storeReference('1204-02')
          expect(await sizeOf(await images.findReference('1204-02'))).toMatchObject({ width })
        }
        expect(await listed()).toEqual(['reference/1204-02.png'])
        expect(await images.findReference('1204-03')).toBeNull()
        expect(await images.findReference('../1204-02')).toBeNull()
      })

      it('is swept if no part has it and it is not new', async () => {
        const [kept, orphan] = [
          await images.prepare(await pngOf(20, 20)),
          await images.prepare(await pngOf(20, 20)),
        ]
        const keep = new Set([kept.storedAs])
        await images.sweep(new Date(Date.now() - 3_600_000), keep)
        await images.sweep(later(), new Set(['0'.repeat(32)]))
        expect(await listed('uploads/')).toHaveLength(2 * filesOfImage)
        await images.sweep(later(), keep)
        expect(await find({ storedAs: kept.storedAs })).not.toBeNull()
        expect(await find({ storedAs: orphan.storedAs })).toBeNull()
        expect(await listed('uploads/')).toHaveLength(filesOfImage)
      })
    })

    describe('a category drawing', () => {
      it('stands in for parts without an image', async () => {
        await images.putIllustration('hinge-butt', square)
        const found = await find({ illustration: 'hinge-butt', size: 320, format: 'webp' })
        expect(found).toMatchObject({ contentType: 'image/webp', illustration: true })
        expect(await sizeOf(found)).toEqual({ format: 'webp', width: 320, height: 320 })
        await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
        expect(await find({ illustration: 'hinge-butt' })).toMatchObject({ illustration: false })
      })

      it('keeps a transparent background', async () => {
        await images.putIllustration('hinge-butt', square)
        const pixels = sharp(await (await find({ illustration: 'hinge-butt', size: 160 }))?.bytes())
          .ensureAlpha()
          .raw()
        const data = await pixels.toBuffer()
        expect(data[3]).toBe(0)
        expect(data[(80 * 160 + 80) * 4 + 3]).toBe(255)
      })

      it('is rendered again only when it changes', async () => {
        await images.putIllustration('hinge-butt', square)
        const drawing = async () =>
          Buffer.from((await (await find({ illustration: 'hinge-butt' }))?.bytes()) ?? [])
        const before = await drawing()
        const identity = await under.store.identity('illustrations/hinge-butt.png')
        await createPartImages(under).putIllustration('hinge-butt', square)
        expect(await under.store.identity('illustrations/hinge-butt.png')).toBe(identity)
        await images.putIllustration('hinge-butt', disc)
        expect((await drawing()).equals(before)).toBe(false)
      })

      it('is rendered again after an interrupted attempt', async () => {
        await images.putIllustration('hinge-butt', square)
        await under.store.remove('illustrations/hinge-butt.sha256')
        const half = { bytes: Buffer.from('half'), contentType: 'image/png' }
        await under.store.put('illustrations/hinge-butt-160.png', half)
        await images.putIllustration('hinge-butt', square)
        const found = await find({ illustration: 'hinge-butt', size: 160 })
        expect(await sizeOf(found)).toMatchObject({ format: 'png', width: 160 })
      })

      it.each(['../x', 'Hinge', 'a/b', '', 'a..b'])('is neither stored nor found as "%s"', async (name) => {
        await expect(images.putIllustration(name, square)).rejects.toMatchObject({ code: 'files.bad_name' })
        expect(await find({ illustration: name })).toBeNull()
      })

      it.each(['', 'a hinge', '<svg', '<svg viewBox="0 0 1 1"><path'])(
        'must be SVG, not "%s"',
        async (svg) => {
          await expect(images.putIllustration('hinge-butt', svg)).rejects.toMatchObject({
            code: 'files.not_svg',
          })
          expect(await find({ illustration: 'hinge-butt' })).toBeNull()
        },
      )
    })
  })
}
