// Runs after all other tests and reads their servers' logs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testCards } from '@mullion/integrations/payments/test-cards'
import { describe, expect, it } from 'vitest'

const dir = process.env.MULLION_SUITE_LOGS ?? ''
const lines = readdirSync(dir).flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n'))
const text = lines.join('\n')

describe('the logs of the whole suite', () => {
  it.runIf(process.env.MULLION_WHOLE_SUITE)('are there to be read', () => {
    expect(lines.length).toBeGreaterThan(500)
  })

  it.each(testCards.map(({ id, number }) => [id, number] as const))(
    'hold no number of the card %s',
    (_id, number) => {
      expect(text).not.toContain(number)
    },
  )

  it.each([
    ['password of the demonstration', /cold-storage-42/],
    ['password that a test chose', /a cold(er)? room in|wrong password/],
    ['one-time password', /\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b/],
    ['hash of a password', /[0-9a-f]{32}:[0-9a-f]{64}/],
    ['secret of a link', /(reset|emailVerify|confirmEmail|token)=[A-Za-z0-9_-]{20}/],
    ['session', /session_token/],
    ['API token', /mul_[A-Za-z0-9]{20}/],
    ['content of a file', /%PDF-|JVBERi0|iVBORw0KGgo/],
    ['secret of an authenticator app', /otpauth:/],
    ['secret of a vendor', /-for-tests-only|frost-and-steel-9|5f2c9e7a1b3d48c6|7d3a1c58-4b1e-4f3a/],
    ['secret of a store', /(thirty-two or more different|a secret of thirty-two|sixteen) characters/],
  ])('hold no %s', (_name, pattern) => {
    expect(lines.filter((line) => pattern.test(line))).toEqual([])
  })
})
