import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'

export const maxPasskeys = 10
/** How long a browser may take to answer: people look for their key. */
export const passkeyWaitMs = 5 * 60_000

export interface Passkey {
  readonly id: number
  readonly name: string
  readonly addedAt: string
  readonly usedAt: string | null
}

/** Where passkeys are valid: the host name of the store, and the origin that its pages come from. */
export interface PasskeySite {
  readonly id: string
  readonly origin: string
}

/** Returns where a store's passkeys are valid; null for an address with which browsers make none. */
export function passkeySite(siteUrl: string): PasskeySite | null {
  const url = URL.parse(siteUrl)
  if (!url) return null
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname)
  const isSafe = url.protocol === 'https:' || url.hostname === 'localhost'
  return isSafe && !isNumber ? { id: url.hostname, origin: url.origin } : null
}

/** Bytes as browsers write them: base64url without padding. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

/** What a browser answers after it made a key. */
export const createdPasskey = z.strictObject({
  id: bytes(1400),
  clientDataJson: bytes(4000),
  attestation: bytes(20_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(20))).check(z.maxLength(10)),
})
export type CreatedPasskey = z.output<typeof createdPasskey>

/** What a browser answers after its user chose a key. */
export const passkeyAnswer = z.strictObject({
  id: bytes(1400),
  clientDataJson: bytes(4000),
  authenticatorData: bytes(20_000),
  signature: bytes(4000),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

export const passkeyNameInput = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Enter a name.' }), z.maxLength(60), oneLine)
export const addPasskeyInput = z.strictObject({ name: passkeyNameInput, created: createdPasskey })
export type AddPasskeyInput = z.output<typeof addPasskeyInput>
export const removePasskeyInput = z.strictObject({
  passkeyId: rowId,
  password: z.string().check(z.minLength(1, { error: 'Enter your password.' }), z.maxLength(200)),
})
export type RemovePasskeyInput = z.output<typeof removePasskeyInput>

interface KnownKey {
  readonly id: string
  readonly transports: readonly string[]
}

/** What a browser needs to make a key, as JSON; the challenge and ids are base64url. */
export interface PasskeyCreation {
  readonly challenge: string
  readonly site: Pick<PasskeySite, 'id'> & { readonly name: string }
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  /** COSE numbers of the signatures that are understood, best first. */
  readonly algorithms: readonly number[]
  readonly known: readonly KnownKey[]
}

/** What a browser needs to ask its user for one of these keys. */
export interface PasskeyRequest {
  readonly challenge: string
  readonly siteId: string
  readonly known: readonly KnownKey[]
}
