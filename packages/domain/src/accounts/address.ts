import * as z from 'zod/mini'
import {
  phonePattern,
  requiredText,
  type ShipAddress,
  shipAddress,
  zipPattern,
} from '../checkout/ship-address.ts'
import { oneLine } from '../plain-text.ts'

export const addressId = z.int().check(z.positive(), z.maximum(2_000_000_000))

const invalidZip = 'Invalid postal code format.'
const invalidPhone = 'Invalid phone number format.'
/** How many addresses a person can keep. */
export const mostAddresses = 200
export const addressSavedText = 'Address saved successfully'

/** An address to keep: a ship-to address that needs a label, with the messages of the account panel. */
export const savedAddressInput = z.strictObject({
  ...shipAddress.shape,
  label: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(100), oneLine),
  postalCode: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.regex(zipPattern, { error: invalidZip })),
  telephone: z._default(
    z.string().check(
      z.trim(),
      z.refine((phone) => phone === '' || phonePattern.test(phone), { error: invalidPhone }),
    ),
    '',
  ),
})
export type SavedAddressInput = z.output<typeof savedAddressInput>

export const updateAddressInput = z.strictObject({ addressId, address: savedAddressInput })

export interface SavedAddress extends ShipAddress {
  readonly id: number
  readonly userId: number
}
