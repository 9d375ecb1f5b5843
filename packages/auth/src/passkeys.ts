import type { CreatedPasskey, PasskeyAnswer, PasskeySite } from '@mullion/domain/accounts/passkey'

/** ES256, EdDSA and RS256, as COSE numbers them: what phones, computers and security keys have. */
const algorithms: readonly number[] = [-7, -8, -257]

/** True for a challenge that was asked and not used yet; it is used up by that. */
export type TakeChallenge = (challenge: string) => Promise<boolean>

/** The public half of a key. */
export interface PublicKey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

interface Asked {
  readonly site: PasskeySite
  readonly takeChallenge: TakeChallenge
}

/** Checks what browsers answer about keys. The library that does is loaded with the first answer. */
export interface PasskeyChecks {
  /** COSE numbers of the signatures that are understood, best first. */
  readonly algorithms: readonly number[]
  /** Returns the public half of a new key; null unless it was made on the store's own pages, for this challenge. */
  created(answer: CreatedPasskey, asked: Asked): Promise<PublicKey | null>
  /**
   * Returns the key's new counter; null unless the key signed this challenge on the store's own pages, and counted on since
   * its last use.
   */
  used(answer: PasskeyAnswer, asked: Asked & { readonly key: PublicKey }): Promise<number | null>
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** The library throws for whatever does not fit. */
async function orNull<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check()
  } catch {
    return null
  }
}

const expectedOf = ({ site, takeChallenge }: Asked) => ({
  expectedChallenge: takeChallenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  // The password came first, so a touch is enough.
  requireUserVerification: false,
})

export const passkeyChecks: PasskeyChecks = {
  algorithms,

  async created({ id, clientDataJson, attestation, transports: _ }, asked) {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    return orNull(async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON: clientDataJson, attestationObject: attestation },
        },
        supportedAlgorithmIDs: [...algorithms],
        ...expectedOf(asked),
      })
      if (!registrationInfo) return null
      const { credential } = registrationInfo
      return {
        credentialId: credential.id,
        publicKey: toText(credential.publicKey),
        counter: credential.counter,
      }
    })
  },

  async used({ id, clientDataJson, authenticatorData, signature }, { key, ...asked }) {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    return orNull(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON: clientDataJson, authenticatorData, signature },
        },
        credential: { id: key.credentialId, publicKey: toBytes(key.publicKey), counter: key.counter },
        ...expectedOf(asked),
      })
      return verified ? authenticationInfo.newCounter : null
    })
  },
}
