import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeBotCheck } from './contract.ts'
import type { RecaptchaChallenge } from './port.ts'
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts'
import { probeRecaptcha } from './recaptcha-probe.ts'
import { openRecaptchaServer, type TokenFacts } from './testing/recaptcha-server.ts'

const keys = { siteKey: 'the public key', secretKey: 'the secret key' }
const signal = new AbortController().signal

describeBotCheck('reCAPTCHA on its vendor server', async () => {
  const google = await openRecaptchaServer(keys)
  return {
    check: createRecaptcha({ ...keys, hostname: 'parts.example', url: google.url }),
    solve: async () => google.giveToken(),
    close: google.close,
  }
})

let google: Awaited<ReturnType<typeof openRecaptchaServer>>
let troubles: string[]
beforeEach(async () => {
  google = await openRecaptchaServer(keys)
  troubles = []
})
afterEach(() => google.close())

function checkWith(options: Partial<RecaptchaOptions> = {}) {
  const onTrouble = (trouble: unknown) => troubles.push(String(trouble))
  return createRecaptcha({ ...keys, hostname: 'parts.example', url: google.url, onTrouble, ...options })
}

describe('the script of the vendor server', () => {
  it('makes tokens for a page of its host, which pass', async () => {
    const { kind, siteKey, scriptUrl } = (await checkWith().challenge()) as RecaptchaChallenge
    expect([kind, scriptUrl]).toEqual(['recaptcha', `${google.url}/recaptcha/api.js`])
    const answer = await fetch(`${scriptUrl}?render=${siteKey}`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    const page = createContext({ location: { hostname: 'parts.example' }, crypto, btoa, setTimeout })
    runInContext(await answer.text(), page)
    const token = await runInContext(`grecaptcha.execute('key', { action: 'submit' })`, page)
    expect(await checkWith().verify(token)).toBe(true)
    expect(await checkWith({ hostname: 'other.example' }).verify(google.giveToken())).toBe(false)
  })
})

describe('a visitor is refused, without trouble for the store,', () => {
  it.each<[string, TokenFacts]>([
    ['with a token of more than two minutes', { at: Date.now() - 121_000 }],
    ['with a token of another host', { hostname: 'evil.example' }],
    ['with a score below the least', { score: 0.4 }],
    ['with a token for another action', { action: 'login' }],
  ])('%s', async (_title, facts) => {
    expect(await checkWith().verify(google.giveToken(facts))).toBe(false)
    expect(troubles).toEqual([])
  })

  it('with a token that was used', async () => {
    const token = google.giveToken()
    expect([await checkWith().verify(token), await checkWith().verify(token)]).toEqual([true, false])
    expect(troubles).toEqual([])
  })

  it('with a token that Google did not make', async () => {
    expect(await checkWith().verify('made-up')).toBe(false)
    expect(troubles).toEqual([])
  })
})

describe('no visitor passes, and the store is told,', () => {
  it.each([
    ['when the answer is cut', { kind: 'cut' }],
    ['when the answer is not JSON', { kind: 'malformed' }],
    ['when the answer has other types', { kind: 'lie' }],
    ['when the codes are no list', { kind: 'object' }],
    ['when Google fails', { kind: 'status', status: 500 }],
    ['when Google is asked too often', { kind: 'status', status: 429 }],
    ['when the answer is late', { kind: 'late' }],
    ['when the question waits', { kind: 'slow' }],
  ] as const)('%s', async (_title, fault) => {
    google.faults.next(fault)
    const check = checkWith({ timeoutMs: fault.kind === 'late' || fault.kind === 'slow' ? 100 : 5000 })
    expect(await check.verify(google.giveToken())).toBe(false)
    expect(troubles).toHaveLength(1)
    expect(troubles.join()).not.toContain(keys.secretKey)
    // The next visitor passes as soon as Google is well again.
    google.faults.clear()
    expect(await checkWith().verify(google.giveToken())).toBe(true)
  })

  it.each([
    ['a secret key that Google does not know', { secretKey: 'an old key' }, /secret key/],
    ['an address that is not Google’s', { url: 'http://127.0.0.1:1' }, /./],
  ])('with %s', async (_title, options, trouble) => {
    expect(await checkWith(options).verify(google.giveToken())).toBe(false)
    expect(troubles).toEqual([expect.stringMatching(trouble)])
  })
})

describe('the question of the doctor to reCAPTCHA', () => {
  const ask = (options: { secretKey?: string; url?: string } = {}) =>
    probeRecaptcha({ secretKey: keys.secretKey, url: google.url, ...options }).run(signal)

  it('is answered when the secret key is right, and uses no token up', async () => {
    expect(await ask()).toMatchObject({ ok: true })
    expect(google.record.list()).toEqual([])
  })

  it('says which key is wrong', async () => {
    expect(await ask({ secretKey: 'an old key' })).toMatchObject({
      ok: false,
      advice: expect.stringContaining('RECAPTCHA_SECRET_KEY'),
    })
  })

  it('says that the address is wrong', async () => {
    const advice = expect.stringContaining('RECAPTCHA_URL')
    expect(await ask({ url: `${google.url}/other` })).toMatchObject({ ok: false, advice })
    await google.close()
    expect(await ask()).toMatchObject({ ok: false, advice })
  })
})
