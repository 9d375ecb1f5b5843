import * as z from 'zod'
import { VendorRefusal } from '../vendor-health.ts'
import type { BotCheck, RecaptchaChallenge } from './port.ts'

export interface RecaptchaOptions {
  /** The public key, with which the page asks Google for its token. */
  readonly siteKey: string
  /** The key shared only by the store and Google. */
  readonly secretKey: string
  /** The store's host name; a token from a page on another host is refused. Any host if omitted. */
  readonly hostname?: string
  /** Minimum score to pass, from 0.0 (surely a script) to 1.0 (surely a person); defaults to 0.5. */
  readonly minScore?: number
  /** Where Google is, without a slash at the end. */
  readonly url: string
  readonly timeoutMs?: number
  /** Called when no visitor can pass: Google cannot be reached, or does not know our key or what we ask. */
  readonly onTrouble?: (trouble: unknown) => void
}

const maxTokenLength = 4_000

const googleAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
export type GoogleAnswer = z.output<typeof googleAnswer>

/**
 * Creates the bot check for a store with reCAPTCHA v3 keys: Google's page script makes a token, valid for two minutes
 * and one use, and Google scores how likely a person is behind it. A missing or unreadable answer counts as a refusal.
 */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  const { siteKey, url, onTrouble = () => undefined } = options
  if (siteKey === '' || options.secretKey === '') throw new RangeError('reCAPTCHA needs both of its keys.')
  const scriptUrl = `${url}/recaptcha/api.js`
  const challenge: RecaptchaChallenge = { kind: 'recaptcha', siteKey, scriptUrl }
  return {
    challenge: async () => challenge,
    async verify(token) {
      if (token === '' || token.length > maxTokenLength) return false
      try {
        const answer = await askGoogle(options, token)
        const trouble = troubleIn(answer)
        if (trouble) onTrouble(trouble)
        return isPerson(options, answer)
      } catch (error) {
        onTrouble(error)
        return false
      }
    },
  }
}

/** Asks Google about a token. */
export async function askGoogle(
  options: Pick<RecaptchaOptions, 'secretKey' | 'url' | 'timeoutMs'>,
  token: string,
): Promise<GoogleAnswer> {
  const { secretKey, url, timeoutMs = 5_000 } = options
  const answer = await fetch(`${url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) {
    const failure = new Error(`reCAPTCHA answered with status ${answer.status}.`)
    throw Object.assign(failure, { status: answer.status })
  }
  return googleAnswer.parse(await answer.json())
}

function isPerson({ hostname, minScore = 0.5 }: RecaptchaOptions, answer: GoogleAnswer): boolean {
  const { success, action, score = 0 } = answer
  const ours = hostname === undefined || answer.hostname?.toLowerCase() === hostname.toLowerCase()
  return success && action === 'submit' && score >= minScore && ours
}

/** What these are about is the visitor's token; any other code is about us. */
const aboutTheToken = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/** True if Google does not know the store's secret key. */
export function keyRefused(answer: GoogleAnswer): boolean {
  return answer['error-codes'].some((code) => code.endsWith('-input-secret'))
}

function troubleIn(answer: GoogleAnswer): VendorRefusal | null {
  if (keyRefused(answer)) return new VendorRefusal('Google does not accept the secret key of reCAPTCHA.')
  const other = answer['error-codes'].find((code) => !aboutTheToken.has(code))
  return other === undefined
    ? null
    : new VendorRefusal(`Google refuses what it is asked: ${other.slice(0, 100)}`)
}
