import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { BotCheck } from './port.ts'

export interface ProofOfWorkOptions {
  /** Signs the puzzles; at least 16 characters, the same for every process that serves one store. */
  readonly secret: string
  /** Maximum number of guesses a puzzle takes; every puzzle takes at least half as many. */
  readonly difficulty?: number
  readonly clock?: () => Date
  /**
   * Records a puzzle as solved, for `maxLifeMs` and across all processes that serve the store; false if it already
   * was.
   */
  readonly spend: (nonce: string) => Promise<boolean>
}

/** Hash rounds per guess: enough that the guess outweighs the overhead of calling the browser's cryptography. */
const roundsPerTry = 2_000
/** 0.1 to 0.3 seconds in Chromium on a current desktop; a slow phone takes a few times that. */
export const defaultDifficulty = 700
const lifetimeMs = 10 * 60_000
/** Tolerance for clocks that differ between servers, or are set back, when checking that a puzzle is fresh. */
const clockSkewMs = 60_000
/** How long a puzzle can stay valid after it is issued. */
export const maxLifeMs = lifetimeMs + clockSkewMs
const minSecretLength = 16
const maxTokenLength = 4_000

const hex = z.string().regex(/^[0-9a-f]+$/)

const tokenPayload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      data: z.object({ issuedAt: z.number() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/**
 * Creates our own bot check: a signed puzzle in ALTCHA's second format that costs a browser some work, valid for ten
 * minutes and one use.
 */
export function createProofOfWork(options: ProofOfWorkOptions): BotCheck {
  const { secret, spend, difficulty = defaultDifficulty, clock = () => new Date() } = options
  const keys = signingKeys(secret)

  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: roundsPerTry,
        counter: randomInt(Math.ceil(difficulty / 2), difficulty + 1),
        data: { issuedAt: clock().getTime() },
        deriveKey,
        ...keys,
      }),
    async verify(token) {
      const payload = readToken(token)
      if (!payload) return false
      const { nonce, data } = payload.challenge.parameters
      const ageMs = clock().getTime() - data.issuedAt
      if (ageMs < -clockSkewMs || ageMs >= lifetimeMs) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...keys })
      return verified && spend(nonce)
    },
  }
}

/** Derives two keys from one secret: puzzle and answer are signed separately. */
function signingKeys(secret: string) {
  if (secret.length < minSecretLength)
    throw new RangeError(`The bot-check secret needs ${minSecretLength} characters.`)
  const derive = (use: string) => createHmac('sha256', secret).update(`bot-check ${use}`).digest('hex')
  return { hmacSignatureSecret: derive('puzzle'), hmacKeySignatureSecret: derive('answer') }
}

/** Parses a token, which is Base64 of the JSON of the puzzle and its solution; null for anything else. */
function readToken(token: string): z.output<typeof tokenPayload> | null {
  if (token.length > maxTokenLength) return null
  try {
    return tokenPayload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
