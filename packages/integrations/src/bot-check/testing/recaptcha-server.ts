import { randomUUID } from 'node:crypto'
import type { Fault } from '../../testing/vendor-faults.ts'
import { openVendorServer, type VendorAnswer, type VendorRequest } from '../../testing/vendor-server.ts'

export interface RecaptchaServerOptions {
  readonly secretKey: string
  readonly port?: number
  readonly recordFile?: string
  readonly clock?: () => Date
}

/** What Google knows about the visitor who got a token. */
export interface TokenFacts {
  readonly score?: number
  readonly action?: string
  readonly hostname?: string
  /** When it was made, in ms. */
  readonly at?: number
}

/** Keys of a store at the local server, for whoever starts it by hand. */
export const recaptchaTestKeys = {
  siteKey: 'local-recaptcha-site-key',
  secretKey: 'local-recaptcha-secret-for-tests-only',
}

const lifetimeMs = 2 * 60_000
const prefix = '03AFcWeA-'

/** Google's tokens are opaque; these carry what the server has to know, so that a page can make them. */
const tokenOf = (facts: Required<TokenFacts>) =>
  `${prefix}${Buffer.from(JSON.stringify({ ...facts, id: randomUUID() })).toString('base64url')}`

function factsOf(token: string): (Required<TokenFacts> & { readonly id: string }) | null {
  try {
    const facts = JSON.parse(Buffer.from(token.slice(prefix.length), 'base64url').toString('utf8'))
    return token.startsWith(prefix) && typeof facts?.id === 'string' ? facts : null
  } catch {
    return null
  }
}

const refused = (...codes: string[]): VendorAnswer => ({ body: { success: false, 'error-codes': codes } })

/** Faults that only Google can show, by what it then answers. */
function faultAnswer(fault: Fault | null): VendorAnswer | null {
  if (fault?.kind === 'expired' || fault?.kind === 'duplicate') return refused('timeout-or-duplicate')
  // Success as a word, and codes that are no list.
  if (fault?.kind === 'lie') return { body: { success: 'true', score: '0.9', action: 'submit' } }
  return fault?.kind === 'object' ? { body: { success: true, 'error-codes': {} } } : null
}

function verify({ body, headers, now, record, fault }: VendorRequest, secretKey: string): VendorAnswer {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return refused('bad-request')
  const form = new URLSearchParams(body)
  const [secret, token] = [form.get('secret'), form.get('response')]
  if (!secret) return refused('missing-input-secret')
  if (secret !== secretKey) return refused('invalid-input-secret')
  if (!token) return refused('missing-input-response')
  const facts = factsOf(token)
  if (!facts) return refused('invalid-input-response')
  const isUsed = record.list({ kind: 'verified', key: facts.id }).length > 0
  record.add({ at: now, kind: 'verified', key: facts.id, data: { ...facts } })
  if (isUsed || now.getTime() - facts.at > lifetimeMs) return refused('timeout-or-duplicate')
  const { score, action, hostname, at } = facts
  const answer = { success: true, challenge_ts: new Date(at).toISOString(), hostname, score, action }
  return faultAnswer(fault) ?? { body: answer }
}

/** Google's script as far as a page uses it: every visitor of this machine is a person. */
const pageScript = `
globalThis.grecaptcha = {
  ready: (then) => void setTimeout(then, 0),
  execute: async (siteKey, { action }) => {
    const facts = { score: 0.9, action, hostname: location.hostname, at: Date.now(), id: crypto.randomUUID() }
    const text = btoa(JSON.stringify(facts)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return '${prefix}' + text
  },
}`

/** Starts a local server that stands in for Google's reCAPTCHA v3. */
export async function openRecaptchaServer({ secretKey, clock, ...options }: RecaptchaServerOptions) {
  const now = clock ?? (() => new Date())
  const server = await openVendorServer({
    name: 'reCAPTCHA',
    ...options,
    clock: now,
    handle(request): VendorAnswer {
      const { method, path } = request
      if (method === 'POST' && path === '/recaptcha/api/siteverify') return verify(request, secretKey)
      if (path !== '/recaptcha/api.js') return { status: 404, body: 'Not found.' }
      return { headers: { 'Content-Type': 'text/javascript; charset=utf-8' }, body: pageScript }
    },
  })
  return {
    ...server,
    /** Returns a token as Google's script makes one for a page; a good one by default. */
    giveToken: (facts: TokenFacts = {}) =>
      tokenOf({ score: 0.9, action: 'submit', hostname: 'parts.example', at: now().getTime(), ...facts }),
  }
}
