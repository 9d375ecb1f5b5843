import { randomInt } from 'node:crypto'
import { shownTokenCharacters, tokenLength, tokenPrefix } from '@mullion/domain/accounts/api-token'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns the secret of a new API token: 256 random bits behind a prefix. */
export function newTokenSecret(): string {
  return (
    tokenPrefix + Array.from({ length: tokenLength }, () => characters[randomInt(characters.length)]).join('')
  )
}

/** Returns the beginning of a secret, which lists show. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, tokenPrefix.length + shownTokenCharacters)
}
