import { randomBytes } from 'node:crypto'

/** Returns 256 random bits, as a shared secret or the key of a visit. */
export const newKey = (): string => randomBytes(32).toString('base64url')
