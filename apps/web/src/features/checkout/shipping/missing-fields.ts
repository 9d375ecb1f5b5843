import type { Problems } from '../../../lib/use-shown-problems.ts'
import { incompleteText } from '../incomplete-text.ts'
import type { ShippingDraft } from './shipping-draft.ts'

const names: Readonly<Record<string, string>> = {
  accountNumber: 'carrier account number',
  freightCarrier: 'freight carrier',
  thirdParty: 'third-party billing info',
}

export function missingFieldsText(
  problems: Problems<string>,
  { accountNumber }: Pick<ShippingDraft, 'accountNumber'>,
): string | null {
  const fields = new Set(Object.keys(problems).map((path) => path.split('.')[0] ?? path))
  return incompleteText(
    [...fields].map((field) => ({
      name: names[field] ?? field,
      filled: field === 'accountNumber' && accountNumber.trim() !== '',
    })),
  )
}
