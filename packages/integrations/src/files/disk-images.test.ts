import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStore } from '../object-store/disk.ts'
import { describePartImages } from './contract.ts'
import { createDiskImages } from './disk-images.ts'
import { createPartImages, maxWaitingUploads } from './part-images.ts'
import { imageFormats, imageSizes } from './port.ts'
import { readPng } from './read-png.ts'
import { pngOf } from './testing/pictures.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'mullion-images-'))

describePartImages('a folder', async () => {
  const dir = await newFolder()
  return {
    store: createDiskStore({ dir, isPrivate: false }),
    close: () => rm(dir, { recursive: true, force: true }),
  }
})

let dir: string
beforeEach(async () => {
  dir = await newFolder()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('a part image is at the documented place in the folder, with no temporary files', async () => {
  await createDiskImages({ dir }).put({ number: '1204-02', version: 3, png: await pngOf(40) })
  const names = await readdir(dir, { recursive: true })
  expect(names).toContain(join('parts', '1204-02-v3-320.webp'))
  expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
})

describe('uploads sent at the same time', () => {
  it('are decoded one at a time: each after all sizes of the one before are written', async () => {
    const writtenBefore: number[] = []
    const counting = createPartImages({
      store: createDiskStore({ dir, isPrivate: false }),
      async read(png) {
        writtenBefore.push((await readdir(join(dir, 'uploads')).catch(() => [])).length)
        return readPng(png)
      },
    })
    const png = await pngOf(200)
    const files = imageSizes.length * imageFormats.length
    const drafts = await Promise.all([1, 2, 3].map(() => counting.prepare(png)))
    expect(writtenBefore).toEqual([0, files, 2 * files])
    for (const draft of drafts) await draft.discard()
  })

  it('are refused when too many wait, and accepted again once those are done', async () => {
    const images = createDiskImages({ dir })
    const png = await pngOf(20)
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
