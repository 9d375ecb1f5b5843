import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createImportService } from '@mullion/api/imports/import.service'
import { engine } from '@mullion/db/dialect/engine'
import { countDoors } from '@mullion/db/doors/door.repository'
import { findImport } from '@mullion/db/imports/import.repository'
import { openDatabase } from '@mullion/db/open'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { AppError } from '@mullion/domain/error'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportThread } from './import-worker.ts'

const heading =
  'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets,powerOperated\n'
const door = (serial: string) => `${serial},Traditional,swing,LH,Sweep Bottom,Cooler,36,84,Bulb,\n`

async function openWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-thread-'))
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  const thread = createImportThread({ databaseUrl: url, files: { dataDir: dir, s3: null } })
  return {
    db,
    thread,
    imports: createImportService({
      db,
      images: createDiskImages({ dir: join(dir, 'images') }),
      clock: () => new Date(),
    }),
    async [Symbol.asyncDispose]() {
      await thread.close()
      await db.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

// The thread opens a database file.
describe.runIf(engine === 'sqlite')('an import in a worker thread', () => {
  let world: Awaited<ReturnType<typeof openWorld>>
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('streams a file in chunks and applies it', { timeout: 30_000 }, async () => {
    const { db, thread, imports } = world
    const id = await imports.begin('doors', { fileName: 'doors.csv', by: 'Ada' })
    expect(await thread.stage(id, pieces(heading, door('15-0001'), door('15-0002')))).toMatchObject({
      rows: 2,
    })
    expect(await countDoors(db.read)).toBe(0)
    await imports.claim(id, 'apply')
    await thread.work(id)
    expect(await countDoors(db.read)).toBe(2)
    expect(await findImport(db.read, id)).toMatchObject({ state: 'applied', created: 2 })
  })

  it('fails with a reason when the upload breaks off or the file is invalid', {
    timeout: 30_000,
  }, async () => {
    const { db, thread, imports } = world
    async function* broken(error: Error): AsyncGenerator<Uint8Array> {
      yield Buffer.from(heading)
      throw error
    }
    const sent = { fileName: null, by: null }
    const cut = await imports.begin('doors', sent)
    await expect(thread.stage(cut, broken(new Error('cut')))).rejects.toMatchObject({
      code: 'admin.import_interrupted',
    })
    const large = await imports.begin('doors', sent)
    const tooLarge = new AppError('invalid', 'admin.import_too_large', 'Too large.')
    await expect(thread.stage(large, broken(tooLarge))).rejects.toMatchObject({ code: tooLarge.code })
    const strange = await imports.begin('doors', sent)
    await expect(thread.stage(strange, pieces('what\n'))).rejects.toMatchObject({
      code: 'catalog.doors_file_columns',
    })
    expect(await findImport(db.read, strange)).toMatchObject({ state: 'failed' })
  })
})
