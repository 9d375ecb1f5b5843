import type { Problems } from '../../../lib/use-shown-problems.ts'

const names: Readonly<Record<string, string>> = {
  accountNumber: 'carrier account number',
  freightCarrier: 'freight carrier',
  thirdParty: 'third-party billing info',
}

/** Returns what the buyer must still fill in, as one sentence, or null. */
export function missingFieldsText(problems: Problems<string>): string | null {
  const missing = new Set(Object.keys(problems).map((path) => names[path.split('.')[0] ?? ''] ?? path))
  return missing.size > 0 ? `Still needed: ${[...missing].join(', ')}.` : null
}
