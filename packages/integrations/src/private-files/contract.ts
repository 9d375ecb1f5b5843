import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PrivateFiles } from './port.ts'

export interface FilesUnderTest {
  readonly files: PrivateFiles
  close(): Promise<void>
}

const certificate = Buffer.from('%PDF-1.7 a tax exemption certificate')

/** Names that were never issued, some of them attempts to reach another folder. */
export const strangeNames = [
  '',
  '.',
  '..',
  '../outside.pdf',
  '../../etc/passwd',
  '..\\outside.pdf',
  '/etc/passwd',
  'C:\\outside.pdf',
  'file:///etc/passwd',
  'a/b',
  'notes.txt',
  '%2e%2e/outside.pdf',
  '..%2foutside.pdf',
  'outside.pdf\u0000',
  '\u0000',
  'toString',
  'a'.repeat(10_000),
]

export function describePrivateFiles(name: string, makeFiles: () => Promise<FilesUnderTest>): void {
  describe(`${name} keeps private files`, () => {
    let under: FilesUnderTest
    beforeEach(async () => {
      under = await makeFiles()
    })
    afterEach(() => under.close())

    const content = async (stored: string) => {
      const bytes = await under.files.open(stored)
      return bytes === null ? null : Buffer.from(bytes).toString('hex')
    }

    it('returns every byte unchanged', async () => {
      const everyByte = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
      const stored = await under.files.put(everyByte)
      expect(await content(stored)).toBe(Buffer.from(everyByte).toString('hex'))
    })

    it('stores an empty file', async () => {
      expect(await content(await under.files.put(new Uint8Array()))).toBe('')
    })

    it('gives each file a new random name of at least 128 bits', async () => {
      const names = await Promise.all(Array.from({ length: 20 }, () => under.files.put(certificate)))
      expect(new Set(names).size).toBe(20)
      for (const stored of names) expect(stored).toMatch(/^([0-9a-f]{32,}|[A-Za-z0-9_-]{22,})$/)
    })

    it('removes only the given file, and allows removing it twice', async () => {
      const [one, other] = [await under.files.put(certificate), await under.files.put(certificate)]
      await under.files.remove(one)
      await under.files.remove(one)
      expect(await content(one)).toBeNull()
      expect(await content(other)).toBe(certificate.toString('hex'))
    })

    it('finds nothing under a well-formed name that was never issued', async () => {
      const stored = await under.files.put(certificate)
      const stranger = stored.replaceAll(/./g, (sign) => (sign === '0' ? '1' : '0'))
      expect(await content(stranger)).toBeNull()
      await under.files.remove(stranger)
      expect(await content(stored)).toBe(certificate.toString('hex'))
    })

    it.each(strangeNames)('finds and removes nothing under the name %j', async (strange) => {
      const stored = await under.files.put(certificate)
      for (const path of [strange, `${strange}/${stored}`, `${stored}/${strange}`]) {
        expect(await content(path)).toBeNull()
        await under.files.remove(path)
      }
      expect(await content(stored)).toBe(certificate.toString('hex'))
    })

    describe('sweeping', () => {
      const later = () => new Date(Date.now() + 3_600_000)

      it('removes files that are not to be kept, and keeps the rest', async () => {
        const [named, removed] = [await under.files.put(certificate), await under.files.put(certificate)]
        await under.files.sweep(later(), new Set([named]))
        expect(await content(named)).toBe(certificate.toString('hex'))
        expect(await content(removed)).toBeNull()
      })

      it('leaves files newer than the given time', async () => {
        const [named, young] = [await under.files.put(certificate), await under.files.put(certificate)]
        await under.files.sweep(new Date(Date.now() - 3_600_000), new Set([named]))
        expect(await content(young)).toBe(certificate.toString('hex'))
      })

      it('leaves everything when it has none of the files to keep', async () => {
        const stored = await under.files.put(certificate)
        await under.files.sweep(later(), new Set())
        await under.files.sweep(later(), new Set(['0'.repeat(32)]))
        expect(await content(stored)).toBe(certificate.toString('hex'))
      })

      it('does nothing when nothing was ever stored', async () => {
        await expect(under.files.sweep(later(), new Set())).resolves.toBeUndefined()
      })
    })

    it.each([
      ['a trailing line break', (stored: string) => `${stored}\n`],
      ['a trailing null byte', (stored: string) => `${stored}\u0000`],
      ['a null byte and an extension', (stored: string) => `${stored}\u0000.pdf`],
      ['a path through its own folder', (stored: string) => `./${stored}`],
    ])('does not accept a name with %s', async (_change, change) => {
      const stored = await under.files.put(certificate)
      expect(await content(change(stored))).toBeNull()
      await under.files.remove(change(stored))
      expect(await content(stored)).toBe(certificate.toString('hex'))
    })
  })
}
