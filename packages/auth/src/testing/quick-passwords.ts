import { createHash, randomBytes } from 'node:crypto'
import type { PasswordHashing } from '../authenticator.ts'

const hashOf = (salt: string, password: string) =>
  `${salt}:${createHash('sha256').update(`${salt}:${password}`).digest('hex')}`

/** Password hashing for tests not about passwords: salted, and a thousand times faster than a store's. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hashOf(randomBytes(16).toString('hex'), password),
  verify: async ({ hash, password }) => hash === hashOf(hash.split(':')[0] ?? '', password),
}
