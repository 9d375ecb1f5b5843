import { expandName } from './part-name.ts'

export const hands = ['LH', 'RH'] as const
export type Hand = (typeof hands)[number]

const words: Readonly<Record<Hand, RegExp>> = {
  LH: /\bleft[ -]hand(?:ed)?\b/i,
  RH: /\bright[ -]hand(?:ed)?\b/i,
}

/** Returns the only hand that a part's name says it is for; null if it names none or both. */
export function handOfName(name: string): Hand | null {
  const expanded = expandName(name)
  const named = hands.filter((hand) => words[hand].test(expanded))
  return named.length === 1 ? (named[0] ?? null) : null
}
