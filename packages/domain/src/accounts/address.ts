import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { phonePattern, requiredText, type ShipAddress, shipAddress, zipPattern } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { ofUserInput } from './user.ts'

export const addressId = rowId

const invalidZip = 'Invalid postal code format.'
const invalidPhone = 'Invalid phone number format.'
export const maxAddresses = 200
export const addressSavedText = 'Address saved successfully'

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

export const createAddressInput = z.strictObject({ ...savedAddressInput.shape, ...ofUserInput.shape })
export type CreateAddressInput = z.output<typeof createAddressInput>

export const updateAddressInput = z.strictObject({
  ...ofUserInput.shape,
  addressId,
  address: savedAddressInput,
})
export type UpdateAddressInput = z.output<typeof updateAddressInput>

export interface SavedAddress extends ShipAddress {
  readonly id: number
  readonly userId: number
}
