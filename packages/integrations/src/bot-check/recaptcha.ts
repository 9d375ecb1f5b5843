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
  readonly verifyUrl?: string
  readonly timeoutMs?: number
  /** Called when no visitor can pass: Google cannot be reached, or does not know our key. */
  readonly onTrouble?: (trouble: unknown) => void
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const maxTokenLength = 4_000

const googleAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
type GoogleAnswer = z.output<typeof googleAnswer>

/**
 * Creates the bot check for a store with reCAPTCHA v3 keys: Google's page script makes a token, valid for two minutes
 * and one use, and Google scores how likely a person is behind it. A missing or unreadable answer counts as a refusal.
 */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  const { siteKey, onTrouble = () => undefined } = options
  if (siteKey === '' || options.secretKey === '') throw new RangeError('reCAPTCHA needs both of its keys.')
  const challenge: RecaptchaChallenge = { kind: 'recaptcha', siteKey }
  return {
    challenge: async () => challenge,
    async verify(token) {
      if (token === '' || token.length > maxTokenLength) return false
      try {
        const answer = await askGoogle(options, token)
        if (keyRefused(answer)) {
          onTrouble(new VendorRefusal('Google does not accept the secret key of reCAPTCHA.'))
        }
        return isPerson(options, answer)
      } catch (error) {
        onTrouble(error)
        return false
      }
    },
  }
}

async function askGoogle(options: RecaptchaOptions, token: string): Promise<GoogleAnswer> {
  const { secretKey, verifyUrl = googleVerifyUrl, timeoutMs = 5_000 } = options
  const answer = await fetch(verifyUrl, {
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

function keyRefused(answer: GoogleAnswer): boolean {
  return answer['error-codes'].some((code) => code.endsWith('-input-secret'))
}
