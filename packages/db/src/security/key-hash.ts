import { createHash } from 'node:crypto'

/**
 * Hash under which a key of 256 random bits is stored, such as one of a session, a token or a mailed link. One round of
 * SHA-256 is enough, unlike for a password: nobody can try 2^256 keys.
 */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
