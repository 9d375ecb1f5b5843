import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { maskOf } from './secret-texts.ts'

const key = 'a "key" of café & co'
const AUTH_SECRET = 'a secret for tests that is long enough'
const env = readEnv({
  AUTH_SECRET,
  DATABASE_URL: 'postgres://parts:p%40ss-of-the-database@db.example/parts',
  SMTP_URL: 'smtps://store:password-of-the-mail@mail.example',
  TAXIFY_API_KEY: key,
  UPS_CLIENT_ID: 'client',
  UPS_CLIENT_SECRET: 'secret of the client',
  UPS_ACCOUNT_NUMBER: 'A1B2C3',
  MODE_URL: 'https://mode.example',
  MODE_TOKEN: 'short',
})
const mask = maskOf(env)

describe('the store’s own secrets', () => {
  it.each([
    ['as it is', key],
    ['in JSON', JSON.stringify({ key })],
    ['in an address', `https://x.example?key=${encodeURIComponent(key)}`],
    ['in a form', new URLSearchParams({ key }).toString()],
    ['in Base64', Buffer.from(key).toString('base64')],
    ['as a login', `Basic ${Buffer.from('client:secret of the client').toString('base64')}`],
    ['as the password of the database', 'p%40ss-of-the-database'],
    ['as that password decoded', 'p@ss-of-the-database'],
    ['as the password of the mail server', env.SMTP_URL ?? ''],
  ])('are left out of a text that has one %s', (_, text) => {
    const masked = mask(`before ${text} after`)
    expect(masked).toMatch(/^before .*\(left out\).* after$/)
    for (const part of ['key', 'café', 'of-the', 'client:']) {
      expect(masked.replace(/\?key=|"key":|key=/g, '')).not.toContain(part)
    }
  })

  it('leave other texts as they are: hosts, words, and secrets that could be words', () => {
    const text = 'Connected to db.example as parts in a short while.'
    expect(mask(text)).toBe(text)
  })

  it.each([
    'postgres:///parts?host=/run/db&password=100%25real-secret',
    'postgres://parts:100%real-secret@db.example/parts',
  ])('are masked with a percent sign in the password: %s', (DATABASE_URL) => {
    expect(maskOf(readEnv({ AUTH_SECRET, DATABASE_URL }))('The password is 100%real-secret.')).toBe(
      'The password is (left out).',
    )
  })

  it('are none in a store on its defaults', () => {
    expect(maskOf(readEnv({}))('sqlite:/srv/parts/mullion.db')).toBe('sqlite:/srv/parts/mullion.db')
  })
})
