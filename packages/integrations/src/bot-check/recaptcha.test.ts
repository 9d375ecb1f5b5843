import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeBotCheck } from './contract.ts'
import type { RecaptchaChallenge } from './port.ts'
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts'

const keys = { siteKey: 'the public key', secretKey: 'the secret key' }
const goodAnswer = { success: true, score: 0.9, action: 'submit', hostname: 'parts.example' }

type Answer = (response: ServerResponse) => void
const say =
  (answer: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }

/** A local server in place of Google's: it accepts each token it issued once. */
async function startGoogle() {
  const tokens = new Map<string, Answer>()
  const requests: { method?: string; url?: string; type?: string; body: string }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    requests.push({ method: request.method, url: request.url, type: request.headers['content-type'], body })
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? ''
    const known = tokens.get(token)
    tokens.delete(token)
    if (form.get('secret') !== keys.secretKey) {
      say({ success: false, 'error-codes': ['invalid-input-secret'] })(response)
    } else if (known) known(response)
    else say({ success: false, 'error-codes': ['timeout-or-duplicate'] })(response)
  }

  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    /** Returns a token as Google's page script would; `answer` is what the store gets for it. */
    giveToken(answer: Answer = say(goodAnswer)): string {
      const token = `03AFcWeA-${randomUUID()}`
      tokens.set(token, answer)
      return token
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

describeBotCheck('reCAPTCHA', async () => {
  const google = await startGoogle()
  return {
    check: createRecaptcha({ ...keys, hostname: 'parts.example', url: google.url }),
    async solve(challenge) {
      const { kind, siteKey } = challenge as RecaptchaChallenge
      expect({ kind, siteKey }).toEqual({ kind: 'recaptcha', siteKey: keys.siteKey })
      return google.giveToken()
    },
    close: google.close,
  }
})

let google: Awaited<ReturnType<typeof startGoogle>>
let troubles: unknown[]

beforeEach(async () => {
  google = await startGoogle()
  troubles = []
})
afterEach(() => google.close())

function makeCheck(options: Partial<RecaptchaOptions> = {}) {
  const onTrouble = (trouble: unknown) => troubles.push(trouble)
  return createRecaptcha({ ...keys, url: google.url, onTrouble, ...options })
}

const verify = (answer: Answer, options: Partial<RecaptchaOptions> = {}) =>
  makeCheck(options).verify(google.giveToken(answer))

describe('the request to Google', () => {
  it('is a form with the secret key and the token, and nothing about the visitor', async () => {
    const token = google.giveToken()
    await makeCheck().verify(token)
    expect(google.requests).toEqual([
      {
        method: 'POST',
        url: '/recaptcha/api/siteverify',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: new URLSearchParams({ secret: keys.secretKey, response: token }).toString(),
      },
    ])
  })

  it('is not sent for an empty or oversized token', async () => {
    expect(await makeCheck().verify('')).toBe(false)
    expect(await makeCheck().verify('A'.repeat(4_001))).toBe(false)
    expect(google.requests).toEqual([])
  })
})

describe('a visitor', () => {
  it.each<[string, object, Partial<RecaptchaOptions>, boolean]>([
    ['passes with a score of 0.5', { score: 0.5 }, {}, true],
    ['fails with a score below 0.5', { score: 0.49 }, {}, false],
    ['passes with the configured minimum score', { score: 0.7 }, { minScore: 0.7 }, true],
    ['fails below the configured minimum score', { score: 0.69 }, { minScore: 0.7 }, false],
    ['fails without a score', { score: undefined }, {}, false],
    ['fails with another action', { action: 'login' }, {}, false],
    ['fails without an action', { action: undefined }, {}, false],
    ['fails when Google reports no success', { success: false }, {}, false],
    ['passes from the configured host', {}, { hostname: 'parts.example' }, true],
    ['passes from the configured host in any letter case', {}, { hostname: 'Parts.Example' }, true],
    ['fails from another host', { hostname: 'evil.example' }, { hostname: 'parts.example' }, false],
    ['fails without a host', { hostname: undefined }, { hostname: 'parts.example' }, false],
    ['passes from any host when none is configured', { hostname: 'evil.example' }, {}, true],
  ])('%s', async (_title, change, options, passes) => {
    expect(await verify(say({ ...goodAnswer, ...change }), options)).toBe(passes)
    expect(troubles).toEqual([])
  })
})

describe('every visitor fails, and the store is notified, when Google', () => {
  it.each<[string, Answer]>([
    ['answers with a 500', say(goodAnswer, 500)],
    [
      'redirects, which would leak the secret key',
      (response) => response.writeHead(307, { Location: '/other' }).end(),
    ],
    ['answers with HTML', say('<html>')],
    ['answers with an empty body', say('')],
    ['answers with null', say('null')],
    ['sends success as a string', say({ ...goodAnswer, success: 'true' })],
    ['sends the score as a string', say({ ...goodAnswer, score: '0.9' })],
    ['drops the connection', (response) => response.destroy()],
  ])('%s', async (_title, answer) => {
    expect(await verify(answer)).toBe(false)
    expect(troubles).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['never finishes its answer', (response) => response.writeHead(200).write('{"success":true,')],
  ])('%s', async (_title, answer) => {
    expect(await verify(answer, { timeoutMs: 50 })).toBe(false)
    expect(troubles).toMatchObject([{ name: 'TimeoutError' }])
  })

  it('is unreachable', async () => {
    await google.close()
    expect(await makeCheck().verify('a token')).toBe(false)
    expect(troubles).toHaveLength(1)
  })

  it('rejects the secret key, which is not disclosed', async () => {
    const secretKey = 'a key of long ago'
    expect(await verify(say(goodAnswer), { secretKey })).toBe(false)
    expect(troubles).toHaveLength(1)
    expect(String(troubles)).not.toContain(secretKey)
  })
})

describe('a store with a missing key', () => {
  it.each([{ siteKey: '' }, { secretKey: '' }])('does not start with %j', (missing) => {
    expect(() => createRecaptcha({ ...keys, url: google.url, ...missing })).toThrow(RangeError)
  })
})
