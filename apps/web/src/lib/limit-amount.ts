import { parseDollars } from '@mullion/domain/money'

/** An amount as a field shows it: empty for no limit. */
export function amountText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

const plain = (text: string) => text.replaceAll(/[$,\s]/g, '')

/** Reads a typed amount; null for an empty field, which means no limit. */
export function readAmount(text: string): number | null {
  return plain(text) === '' ? null : parseDollars(plain(text))
}

export function amountProblem(text: string): string | undefined {
  if (plain(text) === '') return undefined
  const cents = readAmount(text)
  return cents === null || cents < 0 || cents > 1_000_000_000
    ? 'Enter an amount from $0 to $10,000,000.'
    : undefined
}
