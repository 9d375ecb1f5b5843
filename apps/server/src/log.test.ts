import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { maskOf } from './settings/secret-texts.ts'

function capturedLog(mask?: (text: string) => string) {
  const lines: string[] = []
  const log = createLog('info', { destination: { write: (line: string) => void lines.push(line) }, mask })
  return { log, text: () => lines.join('') }
}

describe('the log', () => {
  it('records the error with its request id', () => {
    const { log, text } = capturedLog()
    log.error({ err: new Error('The disk is full.'), requestId: 'request-7' }, 'A procedure failed.')
    expect(JSON.parse(text())).toMatchObject({
      msg: 'A procedure failed.',
      requestId: 'request-7',
      err: { message: 'The disk is full.' },
    })
  })

  it.each([
    ['a card', { card: { cardNumber: '4000100011112224' } }],
    ['a card in an input', { input: { card: { cardNumber: '4000100011112224' } } }],
    ['a password', { input: { password: '4000100011112224' } }],
    ['a token', { link: { token: '4000100011112224' } }],
    ['a cookie', { headers: { cookie: '4000100011112224' } }],
    ['a file', { file: { bytes: '4000100011112224' } }],
  ])('redacts %s', (_name, facts) => {
    const { log, text } = capturedLog()
    log.warn(facts, 'Something.')
    expect(text()).not.toContain('4000100011112224')
    expect(text()).toContain('(left out)')
  })

  it.each([
    ['the settings', { DATABASE_URL: 'postgres://parts:4000100011112224@db' }],
    ['settings in an entry', { env: { EBIZCHARGE_PASSWORD: '4000100011112224' } }],
    ['an adapter’s options', { a: { b: { options: { clientSecret: 'a "quoted" \\ 4000100011112224' } } } }],
  ])('redacts secrets by the name of their setting: %s', (_name, facts) => {
    const { log, text } = capturedLog()
    log.warn(facts, 'Something.')
    expect(text()).not.toContain('4000100011112224')
    expect(JSON.parse(text()).msg).toBe('Something.')
  })

  it('leaves the store’s own secrets out of whatever quotes them, and stays JSON', () => {
    const MODE_TOKEN = 'mode "token" in use'
    const { log, text } = capturedLog(maskOf(readEnv({ MODE_URL: 'https://mode.example', MODE_TOKEN })))
    const cause = new Error(`Bearer ${MODE_TOKEN} was refused.`)
    log.error(
      { err: new Error('No quote.', { cause }), url: `/?t=${encodeURIComponent(MODE_TOKEN)}` },
      'Failed.',
    )
    expect(JSON.parse(text())).toMatchObject({ url: '/?t=(left out)' })
    expect(text()).toContain('Bearer (left out) was refused.')
    expect(text()).not.toContain('token')
  })

  it('redacts the values of a failed SQL statement in the message, stack and causes', () => {
    const { log, text } = capturedLog()
    const cause = new Error('UNIQUE constraint failed')
    const failed = new Error('Failed query: insert into "users" values ($1, $2)\nparams: pat,my secret', {
      cause,
    })
    log.error({ err: Object.assign(failed, { params: ['pat', 'my secret'] }) }, 'A request failed.')
    expect(text()).not.toContain('my secret')
    expect(text()).toContain('insert into')
    expect(text()).toContain('UNIQUE constraint failed')
    const outer = new Error('The order was not stored.', { cause: failed })
    log.error({ err: outer }, 'A request failed.')
    expect(text()).not.toContain('my secret')
  })

  // Takes minutes if the empty lines are read again from each one.
  it('redacts a megabyte of empty lines', () => {
    const { log, text } = capturedLog()
    log.error({ err: new Error(`Failed query: insert\nparams: ${'\n'.repeat(2 ** 20)}my secret`) }, 'Failed.')
    expect(text()).toContain('params: (left out)')
    expect(text()).not.toContain('my secret')
  })

  it('records every error when several shutdown steps fail, with values redacted', async () => {
    const { log, text } = capturedLog()
    const ends = new AsyncDisposableStack()
    for (const failed of [
      'The store is busy.',
      'Failed query: insert\nparams: my secret',
      'The disk is full.',
    ]) {
      ends.defer(() => Promise.reject(new Error(failed)))
    }
    const err = await ends.disposeAsync().catch((error: unknown) => error)
    log.error({ err }, 'The server did not stop cleanly.')
    expect(JSON.parse(text()).err).toMatchObject({
      type: 'SuppressedError',
      error: { message: 'The store is busy.' },
      suppressed: {
        error: { message: 'Failed query: insert\nparams: (left out)' },
        suppressed: { message: 'The disk is full.' },
      },
    })
    expect(text()).not.toContain('my secret')
  })
})
