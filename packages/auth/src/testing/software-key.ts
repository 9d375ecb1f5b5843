import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, PasskeyAnswer } from '@mullion/domain/accounts/passkey'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** CBOR of a byte string of 24 to 65,535 bytes. */
function cborBytes(bytes: Uint8Array): Buffer {
  const length = Buffer.from([0x59, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([length, bytes])
}
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

export interface AskedKey {
  readonly challenge: string
  readonly siteId: string
  readonly origin: string
}

/** A security key in software (ES256, attestation "none"), as a browser passes on what it does. */
export function softwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  // The map {1: 2, 3: -7, -1: 1, -2: x, -3: y} of RFC 9052.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ])

  function authenticatorData(siteId: string, isNew: boolean): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const made = isNew ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey] : []
    return Buffer.concat([sha256(siteId), Buffer.from([isNew ? 0x41 : 0x01]), count, ...made])
  }
  const clientData = (type: string, { challenge, origin }: AskedKey) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })

  return {
    /** Makes the key as if it had been used this often. */
    setCounter(count: number) {
      counter = count
    },
    create(asked: AskedKey): CreatedPasskey {
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authenticatorData(asked.siteId, true))],
      ])
      return {
        id: text(id),
        clientDataJson: text(clientData('webauthn.create', asked)),
        attestation: text(attestation),
        transports: ['usb'],
      }
    },
    use(asked: AskedKey): PasskeyAnswer {
      counter += 1
      const data = authenticatorData(asked.siteId, false)
      const client = clientData('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: text(id),
        clientDataJson: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
    },
  }
}
