import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@mullion/domain/accounts/passkey'
import { AppError } from '@mullion/domain/error'

/** False in browsers without passkeys, and on pages that are not safe. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const toText = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type Known = PasskeyRequest['known']
const descriptors = (known: Known): PublicKeyCredentialDescriptor[] =>
  known.map(({ id, transports }) => ({
    type: 'public-key',
    id: toBytes(id),
    transports: [...transports] as AuthenticatorTransport[],
  }))

const texts: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys work only at the store’s own address.',
  NotSupportedError: 'This device can’t make a passkey for the store. Try another one.',
}
const otherText = 'No passkey was used. Please try again.'

/** Browsers say too little about what went wrong for more than these texts. */
async function keyOf<T extends AuthenticatorResponse>(
  ask: Promise<Credential | null>,
): Promise<{ id: string; response: T }> {
  try {
    const key = (await ask) as PublicKeyCredential | null
    if (!key) throw new DOMException('No key.', 'NotAllowedError')
    return { id: toText(key.rawId), response: key.response as T }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    throw new AppError('invalid', 'accounts.passkey_not_used', texts[error.name] ?? otherText)
  }
}

/** Has the browser make a passkey. Throws an `AppError` if its user does not want one, or it cannot. */
export async function createPasskey({
  challenge,
  site,
  user,
  algorithms,
  known,
}: PasskeyCreation): Promise<CreatedPasskey> {
  const { id, response } = await keyOf<AuthenticatorAttestationResponse>(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(challenge),
        rp: site,
        user: { id: toBytes(user.id), name: user.email, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: descriptors(known),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  )
  return {
    id,
    clientDataJson: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
    transports: response.getTransports(),
  }
}

/** Has the browser ask for one of the user's passkeys. Throws an `AppError` if none was used. */
export async function answerWithPasskey({
  challenge,
  siteId,
  known,
}: PasskeyRequest): Promise<PasskeyAnswer> {
  const { id, response } = await keyOf<AuthenticatorAssertionResponse>(
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(challenge),
        rpId: siteId,
        allowCredentials: descriptors(known),
        userVerification: 'preferred',
      },
    }),
  )
  return {
    id,
    clientDataJson: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
  }
}
