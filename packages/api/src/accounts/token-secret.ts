import { createHash, randomInt } from 'node:crypto'
import { shownTokenCharacters, tokenLength, tokenPrefix } from '@mullion/domain/accounts/api-token'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns the secret of a new API token: 256 random bits behind a prefix. */
export function newTokenSecret(): string {
  return (
    tokenPrefix + Array.from({ length: tokenLength }, () => characters[randomInt(characters.length)]).join('')
  )
}

/**
 * Hash under which a token is stored. One round of SHA-256 is enough, unlike for a password: nobody can try 2^256
 * secrets.
 */
export function tokenHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Returns the beginning of a secret, which lists show. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, tokenPrefix.length + shownTokenCharacters)
}
