import * as z from 'zod'
import { completeAnswer } from '../complete-answer.ts'
import { callVendor, VendorStatus } from '../vendor-call.ts'

export interface UpsAccess {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: () => Date
  readonly timeoutMs: number
}

/** Every member is text, also the seconds. */
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.string().regex(/^\d+$/), z.number()]).transform(Number),
})

/** A token is renewed this long before it ends. */
const earlyMs = 60_000

interface Token {
  readonly text: string
  readonly renewAt: number
}

async function fetchToken({ url, clientId, clientSecret, clock, timeoutMs }: UpsAccess): Promise<Token> {
  const asked = clock().getTime()
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const { status, json } = await callVendor({
    url: `${url}/security/v1/oauth/token`,
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    timeoutMs,
    maxBytes: 64 * 1024,
  })
  if (status !== 200) throw new VendorStatus('UPS', status, 'no token')
  const { access_token: text, expires_in: seconds } = await completeAnswer(Promise.resolve(json), tokenAnswer)
  return { text, renewAt: asked + seconds * 1000 - earlyMs }
}

export type UpsTokens = ReturnType<typeof createUpsTokens>

/** Keeps one token for all calls; calls at the same time wait for the same new one. */
export function createUpsTokens(access: UpsAccess) {
  let current: Token | null = null
  let coming: Promise<Token> | null = null

  function renew(): Promise<Token> {
    coming ??= fetchToken(access)
      .then((token) => {
        current = token
        return token
      })
      .finally(() => {
        coming = null
      })
    return coming
  }

  return {
    /** Returns a token; `refused` is one that UPS no longer accepts. */
    async get(refused?: string): Promise<string> {
      const usable = current && current.text !== refused && access.clock().getTime() < current.renewAt
      return usable && current ? current.text : (await renew()).text
    },
  }
}
