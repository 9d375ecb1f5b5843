import { randomUUID } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describePrivateFiles, strangeNames } from './contract.ts'
import { createDiskFiles } from './disk.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'mullion-private-'))

describePrivateFiles('the disk', async () => {
  const folder = await newFolder()
  return {
    files: createDiskFiles({ dir: join(folder, 'documents') }),
    close: () => rm(folder, { recursive: true }),
  }
})

let folder: string
let dir: string
const bytes = Buffer.from('%PDF-1.7 a purchase order')

beforeEach(async () => {
  folder = await newFolder()
  dir = join(folder, 'data', 'documents')
})
/** Restores this process's file handles after a test changed them; test files share the process. */
let restoreHandles = () => {}
afterEach(async () => {
  restoreHandles()
  restoreHandles = () => {}
  await rm(folder, { recursive: true })
})

async function failNextSync(): Promise<void> {
  const file = await open(join(folder, 'any'), 'w')
  await file.close()
  await rm(join(folder, 'any'))
  const handles: { sync(): Promise<void> } = Object.getPrototypeOf(file)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const spy = vi.spyOn(handles, 'sync').mockRejectedValueOnce(full)
  restoreHandles = () => spy.mockRestore()
}

describe('a stored file', () => {
  it('is readable only by the store, and so is its folder', async () => {
    const name = await createDiskFiles({ dir }).put(bytes)
    expect(await readdir(dir)).toEqual([name])
    expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
    expect((await stat(dir)).mode & 0o777).toBe(0o700)
    expect(await readFile(join(dir, name))).toEqual(bytes)
  })

  it('is found by the next process', async () => {
    const name = await createDiskFiles({ dir }).put(bytes)
    expect(await createDiskFiles({ dir }).open(name)).toEqual(bytes)
  })

  it('leaves nothing behind when writing fails, and the next one is written', async () => {
    const files = createDiskFiles({ dir })
    await failNextSync()
    await expect(files.put(bytes)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(dir)).toEqual([])
    expect(await files.open(await files.put(bytes))).toEqual(bytes)
  })

  it('is not opened from a draft that a crash left half written', async () => {
    const files = createDiskFiles({ dir })
    const name = await files.put(bytes)
    const draft = `${name}.${randomUUID()}.draft`
    await writeFile(join(dir, draft), 'half')
    expect(await files.open(draft)).toBeNull()
    expect(await files.open(name)).toEqual(bytes)
  })

  it('is swept if a crash left it half written, while unrelated files stay', async () => {
    const files = createDiskFiles({ dir })
    const name = await files.put(bytes)
    const draft = `${'a'.repeat(32)}.${randomUUID()}.draft`
    const oldDraft = `${'b'.repeat(32)}.draft`
    for (const other of [draft, oldDraft, 'notes.txt', 'notes.draft'])
      await writeFile(join(dir, other), 'half')
    await files.sweep(new Date(Date.now() + 3_600_000), new Set([name]))
    expect((await readdir(dir)).sort()).toEqual([name, 'notes.draft', 'notes.txt'].sort())
  })

  it('is reported as an error, not as missing, when it cannot be read', async () => {
    const files = createDiskFiles({ dir: join(folder, 'a file') })
    await writeFile(join(folder, 'a file'), '')
    await expect(files.open('0'.repeat(32))).rejects.toMatchObject({ code: 'ENOTDIR' })
  })
})

describe('a file outside the folder, or put into it by someone else', () => {
  it.each(strangeNames)('is not reachable as %j', async (strange) => {
    const files = createDiskFiles({ dir })
    const stored = await files.put(bytes)
    const outside = join(folder, 'data', 'outside.pdf')
    await writeFile(outside, 'not yours')
    await writeFile(join(dir, 'notes.txt'), 'not yours')
    expect(await files.open(strange)).toBeNull()
    await files.remove(strange)
    expect(await readFile(outside, 'utf8')).toBe('not yours')
    expect((await readdir(dir)).sort()).toEqual([stored, 'notes.txt'].sort())
  })
})
