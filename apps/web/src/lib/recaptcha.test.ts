import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const execute = vi.fn(async () => 'a token of Google')
const place = { siteKey: 'the key', scriptUrl: 'https://www.google.com/recaptcha/api.js' }
let scripts: { src: string; happens: (event: 'load' | 'error') => void }[]
let openRecaptcha: typeof import('./recaptcha.ts').openRecaptcha

beforeEach(async () => {
  scripts = []
  execute.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: {
      append(script: EventTarget & { src: string }) {
        scripts.push({ src: script.src, happens: (event) => script.dispatchEvent(new Event(event)) })
      },
    },
  })
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
  vi.resetModules()
  openRecaptcha = (await import('./recaptcha.ts')).openRecaptcha
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the reCAPTCHA script', () => {
  it('loads once per page, and makes a new token each time', async () => {
    const first = openRecaptcha(place)
    scripts[0]?.happens('load')
    const makeToken = await first
    expect(execute).not.toHaveBeenCalled()
    expect(await makeToken()).toBe('a token of Google')
    await (await openRecaptcha(place))()
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=the%20key',
    ])
    expect(execute.mock.calls).toEqual([
      ['the key', { action: 'submit' }],
      ['the key', { action: 'submit' }],
    ])
  })

  it('is requested again after it failed to load', async () => {
    const first = openRecaptcha(place)
    scripts[0]?.happens('error')
    await expect(first).rejects.toBeDefined()
    const second = openRecaptcha(place)
    scripts[1]?.happens('load')
    expect(await (await second)()).toBe('a token of Google')
  })

  it('that loads but does not start is a failure', async () => {
    vi.stubGlobal('grecaptcha', undefined)
    const opened = openRecaptcha(place)
    scripts[0]?.happens('load')
    await expect(opened).rejects.toThrow('did not start')
  })

  it('times out after ten seconds, and so does its token', async () => {
    const never = expect(openRecaptcha(place)).rejects.toThrow('did not answer')
    await vi.advanceTimersByTimeAsync(10_000)
    await never
    const opened = openRecaptcha(place)
    scripts[1]?.happens('load')
    const makeToken = await opened
    execute.mockReturnValueOnce(new Promise(() => undefined))
    const silent = expect(makeToken()).rejects.toThrow('did not answer')
    await vi.advanceTimersByTimeAsync(10_000)
    await silent
  })
})
