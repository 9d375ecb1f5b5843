import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskImages, maxWaitingUploads } from './disk-images.ts'
import { imageFormats, imageSizes, type PartImageRequest, type PartImages } from './port.ts'
import { readPng } from './read-png.ts'

let dir: string
let images: PartImages

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mullion-images-'))
  images = createDiskImages({ dir })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><path d="M90 90h300v300H90z"/></svg>'
const disc = square.replace('<path d="M90 90h300v300H90z"/>', '<circle cx="240" cy="240" r="150"/>')

function pngOf(width: number, height: number, background = '#ffffff'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function find(change: Partial<PartImageRequest> = {}) {
  return images.find({
    number: '1204-02',
    version: 0,
    illustration: null,
    size: 'full',
    format: 'png',
    ...change,
  })
}

async function sizeOf(path: string | undefined) {
  const { format, width, height } = await sharp(path).metadata()
  return { format, width, height }
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
        expect(await sizeOf(found?.path)).toEqual({ format, width, height: width / 2 })
      }
    }
  })

  it('is never enlarged and is at most 1,280 pixels a side', async () => {
    await images.put({ number: '1204-02', version: 0, png: await pngOf(200, 100) })
    expect(await sizeOf((await find({ size: 640 }))?.path)).toMatchObject({ width: 200, height: 100 })
    await images.put({ number: '1204-03', version: 0, png: await pngOf(1000, 2560) })
    expect(await sizeOf((await find({ number: '1204-03' }))?.path)).toMatchObject({
      width: 500,
      height: 1280,
    })
  })

  it('is found by version under the documented name', async () => {
    await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
    await images.put({ number: '1204-02', version: 3, png: await pngOf(60, 60) })
    expect((await find())?.path).toBe(join(dir, 'parts', '1204-02.png'))
    expect((await find({ version: 3 }))?.path).toBe(join(dir, 'parts', '1204-02-v3.png'))
    expect((await find({ version: 3, size: 320, format: 'webp' }))?.path).toBe(
      join(dir, 'parts', '1204-02-v3-320.webp'),
    )
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
      const data = await sharp((await find({ size: 160 }))?.path)
        .raw()
        .toBuffer()
      expect([...data.subarray(0, 3)], kind).toEqual([0xc0, 0x20, 0x20])
    }
    const gray = await sharp(await pngOf(64, 64, '#808080'))
      .toColourspace('b-w')
      .png()
      .toBuffer()
    await images.put({ number: '1204-02', version: 0, png: gray })
    const { dominant } = await sharp((await find({ size: 160 }))?.path).stats()
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
    expect(await readdir(dir)).toEqual([])
  })

  it('is copied to another number without replacing an image there, and the copies can be discarded', async () => {
    await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
    const to = { number: '1204-03', version: 0 }
    const change = { from: '1204-02', to: '1204-03', version: 0 }
    const copies = await images.copy(change)
    expect(await sizeOf((await find({ ...to, size: 160, format: 'webp' }))?.path)).toMatchObject({
      width: 40,
    })
    await copies.discard()
    expect(await find(to)).toBeNull()
    await images.put({ ...to, png: await pngOf(60, 60) })
    await (await images.copy(change)).discard()
    expect(await sizeOf((await find(to))?.path)).toMatchObject({ width: 60 })
    expect(await sizeOf((await find())?.path)).toMatchObject({ width: 40 })
    expect(await readdir(join(dir, 'parts'))).toHaveLength(2 * imageSizes.length * imageFormats.length)
  })

  it('leaves no temporary files behind', async () => {
    await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
    const names = await readdir(join(dir, 'parts'))
    expect(names).toHaveLength(imageSizes.length * imageFormats.length)
    expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
  })
})

describe('a category drawing', () => {
  it('stands in for parts without an image', async () => {
    await images.putIllustration('hinge-butt', square)
    const found = await find({ illustration: 'hinge-butt', size: 320, format: 'webp' })
    expect(found).toEqual({
      path: join(dir, 'illustrations', 'hinge-butt-320.webp'),
      contentType: 'image/webp',
      illustration: true,
    })
    expect(await sizeOf(found?.path)).toEqual({ format: 'webp', width: 320, height: 320 })
    await images.put({ number: '1204-02', version: 0, png: await pngOf(40, 40) })
    expect(await find({ illustration: 'hinge-butt' })).toMatchObject({ illustration: false })
  })

  it('keeps a transparent background', async () => {
    await images.putIllustration('hinge-butt', square)
    const pixels = sharp((await find({ illustration: 'hinge-butt', size: 160 }))?.path)
      .ensureAlpha()
      .raw()
    const data = await pixels.toBuffer()
    expect(data[3]).toBe(0)
    expect(data[(80 * 160 + 80) * 4 + 3]).toBe(255)
  })

  it('is rendered again only when it changes', async () => {
    await images.putIllustration('hinge-butt', square)
    const path = (await find({ illustration: 'hinge-butt' }))?.path ?? ''
    const before = await readFile(path)
    await utimes(path, 0, 0)
    await createDiskImages({ dir }).putIllustration('hinge-butt', square)
    expect((await stat(path)).mtimeMs).toBe(0)
    await images.putIllustration('hinge-butt', disc)
    expect((await readFile(path)).equals(before)).toBe(false)
  })

  it('is rendered again after an interrupted attempt', async () => {
    await images.putIllustration('hinge-butt', square)
    await rm(join(dir, 'illustrations', 'hinge-butt.sha256'))
    await writeFile(join(dir, 'illustrations', 'hinge-butt-160.png'), 'half')
    await images.putIllustration('hinge-butt', square)
    const found = await find({ illustration: 'hinge-butt', size: 160 })
    expect(await sizeOf(found?.path)).toMatchObject({ format: 'png', width: 160 })
  })

  it.each(['../x', 'Hinge', 'a/b', '', 'a..b'])('is neither stored nor found as "%s"', async (name) => {
    await expect(images.putIllustration(name, square)).rejects.toMatchObject({ code: 'files.bad_name' })
    expect(await find({ illustration: name })).toBeNull()
  })

  it.each(['', 'a hinge', '<svg', '<svg viewBox="0 0 1 1"><path'])('must be SVG, not "%s"', async (svg) => {
    await expect(images.putIllustration('hinge-butt', svg)).rejects.toMatchObject({ code: 'files.not_svg' })
    expect(await find({ illustration: 'hinge-butt' })).toBeNull()
  })
})

describe('uploads sent at the same time', () => {
  it('are decoded one at a time: each after all sizes of the one before are written', async () => {
    const writtenBefore: number[] = []
    const counting = createDiskImages({
      dir,
      async read(png) {
        const files = await readdir(join(dir, 'drafts'), { recursive: true }).catch(() => [])
        writtenBefore.push(files.filter((file) => file.includes('.')).length)
        return readPng(png)
      },
    })
    const png = await pngOf(200, 100)
    const drafts = await Promise.all([1, 2, 3].map(() => counting.prepare(png)))
    const files = imageSizes.length * imageFormats.length
    expect(writtenBefore).toEqual([0, files, 2 * files])
    for (const draft of drafts) await draft.discard()
  })

  it('are refused when too many wait, and accepted again once those are done', async () => {
    const png = await pngOf(20, 10)
    const sent = Array.from({ length: maxWaitingUploads + 3 }, () => images.prepare(png))
    const ends = await Promise.allSettled(sent)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toHaveLength(3)
    for (const error of refused)
      expect(error).toMatchObject({ kind: 'limited', code: 'files.too_many_images' })
    for (const end of ends) if (end.status === 'fulfilled') await end.value.discard()
    await (await images.prepare(png)).discard()
  })
})
