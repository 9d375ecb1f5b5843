import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFileAtomically } from './atomic-file.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mullion-whole-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('an atomic file write', () => {
  it('replaces the previous file and leaves no temporary file', async () => {
    const path = join(dir, 'kept')
    await writeFileAtomically({ path, content: 'first', mode: 0o600 })
    await writeFileAtomically({ path, content: Buffer.from('second'), mode: 0o600 })
    expect(readFileSync(path, 'utf8')).toBe('second')
    expect(readdirSync(dir)).toEqual(['kept'])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('leaves one of the two contents when two writes run at once', async () => {
    const path = join(dir, 'kept')
    const contents = ['a', 'b'].map((letter) => letter.repeat(1_000_000))
    await Promise.all(contents.map((content) => writeFileAtomically({ path, content, mode: 0o644 })))
    expect(contents).toContain(readFileSync(path, 'utf8'))
    expect(readdirSync(dir)).toEqual(['kept'])
  })

  it('leaves no temporary file when the target cannot be replaced', async () => {
    const path = join(dir, 'taken')
    mkdirSync(join(path, 'by a folder'), { recursive: true })
    const written = writeFileAtomically({ path, content: 'new', mode: 0o600 })
    await expect(written).rejects.toMatchObject({ code: expect.stringMatching(/^E/) })
    expect(readdirSync(dir)).toEqual(['taken'])
  })
})
