import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { secretSettings } from './schema.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-secrets-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function fileOf(name: string, text: string): string {
  const file = join(dir, name)
  writeFileSync(file, text)
  return file
}

const secret = 'a secret of thirty-two characters or more'

describe('a secret', () => {
  it.each([
    ['as it is', secret],
    ['with a line break at its end', `${secret}\n`],
    ['with a Windows line break at its end', `${secret}\r\n`],
  ])('can come from a file that holds it %s', (name, text) => {
    expect(readEnv({ AUTH_SECRET_FILE: fileOf(name, text) }).AUTH_SECRET).toBe(secret)
  })

  it('keeps its spaces', () => {
    const file = fileOf('spaces', ' a password with spaces \n')
    const settings = { MODE_URL: 'https://mode.example', MODE_TOKEN_FILE: file }
    expect(readEnv(settings).MODE_TOKEN).toBe(' a password with spaces ')
  })

  it('can come from a link to its file, as orchestrators mount them', () => {
    const link = join(dir, 'link')
    symlinkSync(fileOf('linked', secret), link)
    expect(readEnv({ AUTH_SECRET_FILE: link, AUTH_SECRET: '' }).AUTH_SECRET).toBe(secret)
  })

  it('is checked like one from the environment', () => {
    expect(() => readEnv({ AUTH_SECRET_FILE: fileOf('short', 'short') })).toThrow(
      'AUTH_SECRET: must have at least 32 characters',
    )
  })

  it.each(secretSettings)('is not accepted twice: %s', (name) => {
    const both = { [name]: secret, [`${name}_FILE`]: fileOf('twice', secret) }
    expect(() => readEnv(both)).toThrow(
      `The settings are not valid:\n  ${name}, ${name}_FILE: set only one of them`,
    )
  })

  const unreadable = fileOf('unreadable', secret)
  chmodSync(unreadable, 0)
  it.each<[string, string, RegExp]>([
    ['is missing', join(dir, 'none'), /none does not exist$/],
    ['is empty', fileOf('empty', '\n'), /empty is empty$/],
    ['is a folder', dir, /is not a file$/],
    ['has several lines', fileOf('lines', `${secret}\n${secret}\n`), /lines has more than one line$/],
    ['is huge', fileOf('huge', 'x'.repeat(70_000)), /huge is too large for a secret$/],
  ])('stops the start with one line if its file %s', (_, file, reason) => {
    const read = () => readEnv({ AUTH_SECRET_FILE: file, NODE_ENV: 'production' })
    expect(read).toThrow(reason)
    expect(read).toThrow(/^The settings are not valid:\n {2}AUTH_SECRET_FILE: [^\n]*$/)
  })

  it.skipIf(process.getuid?.() === 0)('stops the start if its file belongs to another account', () => {
    expect(() => readEnv({ AUTH_SECRET_FILE: unreadable })).toThrow(
      /AUTH_SECRET_FILE: .* cannot be read by this account/,
    )
  })

  it('is never quoted when it is not valid', () => {
    const wrong = {
      SMTP_URL: 'http://pat:hunter2-hunter2@mail.example',
      DATABASE_URL: 'mysql://pat:hunter2@db',
    }
    expect(() => readEnv(wrong)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })
})
