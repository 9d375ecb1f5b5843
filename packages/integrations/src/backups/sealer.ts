import { createHmac, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)]
/** No object of a backup is longer, so that a damaged one cannot fill the memory. */
const maxBytes = 256 * 1024 * 1024
const nameLength = 40

/** What a sealed object cannot be opened with: another key, or it is damaged. */
export class CannotOpen extends Error {}

/** Returns a new key: an identity of age (https://age-encryption.org/v1), which its own tools read as well. */
export const newBackupKey = () => generateX25519Identity()

export interface Sealer {
  /** Compresses (zstd), then encrypts (age). */
  seal(bytes: Uint8Array): Promise<Uint8Array>
  /** Throws `CannotOpen`. */
  open(sealed: Uint8Array): Promise<Buffer>
  /** Returns the same name for the same bytes; without the key, it says nothing about them. */
  nameOf(bytes: Uint8Array): string
}

export async function createSealer(key: string): Promise<Sealer> {
  const recipient = await identityToRecipient(key)
  const nameKey = Buffer.from(hkdfSync('sha256', key, '', 'mullion backup names', 32))
  return {
    async seal(bytes) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return encrypter.encrypt(await compress(bytes))
    },
    async open(sealed) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(key)
      try {
        return await decompress(await decrypter.decrypt(sealed), { maxOutputLength: maxBytes })
      } catch (error) {
        throw new CannotOpen('It is damaged, or was made with another BACKUP_KEY.', { cause: error })
      }
    },
    nameOf: (bytes) => createHmac('sha256', nameKey).update(bytes).digest('hex').slice(0, nameLength),
  }
}
