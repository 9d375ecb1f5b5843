import { pageErrorKinds } from '@mullion/domain/analytics/page-errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetReported, reportPageError } from './page-error-report.ts'

const sent = vi.fn<typeof fetch>(async () => new Response('{}'))
const origin = 'https://parts.example'
beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('location', { origin })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
  forgetReported()
})

/** An error as a script of this page, or of another address, throws it. */
function thrown(message: string, { at = `${origin}/assets/cart-panel-Bq3x_9Zk.js` } = {}): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at addLine (${at}:1:99)`
  return error
}

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

describe('an error in the page', () => {
  it('is reported without cookies, addresses and what was typed', () => {
    reportPageError('uncaught', thrown('No line for "secret text" of pat@arctic.example'))
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true })
    expect(bodies()).toEqual([
      {
        ...{
          kind: 'uncaught',
          name: 'TypeError',
          message: 'No line for … of …',
          release: expect.any(String),
        },
        frames: [{ name: 'addLine', file: 'cart-panel-Bq3x_9Zk.js', line: 1, column: 99 }],
      },
    ])
  })

  it('is reported once, and no more than five of them', () => {
    for (const _again of [1, 2, 3]) reportPageError('rejection', thrown('the same'))
    expect(sent).toHaveBeenCalledTimes(1)
    for (const name of 'abcdefgh') reportPageError('rejection', thrown(`another ${name}x`))
    expect(sent).toHaveBeenCalledTimes(5)
  })

  it.each([
    ['an extension’s', thrown('x', { at: 'chrome-extension://abc/content.js' })],
    ['another site’s', thrown('x', { at: 'https://cdn.example/a.js' })],
    ['a request that was given up', new DOMException('x', 'AbortError')],
    ['no error', 'a text'],
    ['nothing', null],
  ])('is not reported if it is %s', (_whose, error) => {
    reportPageError('uncaught', error)
    expect(sent).not.toHaveBeenCalled()
  })

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'is not reported if it is a lost connection: %s',
    (message) => {
      for (const kind of pageErrorKinds) reportPageError(kind, thrown(message))
      expect(sent).not.toHaveBeenCalled()
    },
  )

  it('is reported without a stack of the store if it replaced a part of the page', () => {
    reportPageError('boundary', thrown('x is undefined', { at: 'https://cdn.example/a.js' }))
    expect(bodies()).toMatchObject([{ kind: 'boundary', frames: [] }])
  })

  it('is reported if code of the store fails to load, as after a broken release', () => {
    reportPageError('boundary', thrown(`Failed to fetch dynamically imported module: ${origin}/assets/a.js`))
    expect(bodies()).toMatchObject([{ kind: 'boundary', name: 'TypeError' }])
  })
})
