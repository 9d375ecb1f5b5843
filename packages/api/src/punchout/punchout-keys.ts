import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits, as a shared secret or the key of a visit. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** Hash under which a key is stored; one round is enough, because nobody can try 2^256 keys. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
