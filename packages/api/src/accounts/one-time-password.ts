import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const daysGood = 7

/** Returns four groups of four characters, easy to type from a mail: 79 random bits. */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

export function oneTimePasswordEnd(now: Date): Date {
  return new Date(now.getTime() + daysGood * 86_400_000)
}
