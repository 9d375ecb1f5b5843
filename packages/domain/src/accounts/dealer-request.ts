import * as z from 'zod/mini'
import { email, usStates } from '../checkout/ship-address.ts'
import { oneLine } from '../plain-text.ts'

export const maxFileBytes = 2_097_152
export const maxFilesBytes = 10_485_760
export const allowedFileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif'] as const
export const verificationHours = 72

const required = z
  .string({ error: 'This field is required.' })
  .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), z.maxLength(100), oneLine)
const digits = (error: string, pattern: RegExp) => required.check(z.regex(pattern, { error }))

/** A request for a customer account, without its files. */
export const dealerRequestForm = z.strictObject({
  firstName: required,
  lastName: required,
  companyName: required,
  email,
  address: required,
  address2: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  city: required,
  state: required.check(
    z.refine((state) => Object.hasOwn(usStates, state), { error: 'This field is required.' }),
  ),
  zip: digits('Zip must be 5 digits.', /^\d{5}$/),
  phoneNumber: digits('Phone number must have at least 10 digits.', /^\d{10,15}$/),
  accountsReceivableEmail: z._default(z.union([z.literal(''), email]), ''),
  requirePONumbers: z._default(z.boolean(), false),
  requirePOUpload: z._default(z.boolean(), false),
})
export type DealerRequestForm = z.output<typeof dealerRequestForm>

/** A document as it was uploaded; what it says of its own type is not believed. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** What is wrong with the size or the stated type of the chosen files, in the texts of the form; null when nothing is. */
export function filesProblem(
  files: readonly { readonly name: string; readonly type: string; readonly size: number }[],
): string | null {
  const strange = files.find((file) => !(allowedFileTypes as readonly string[]).includes(file.type))
  if (strange) return fileTypeText(strange.type)
  const large = files.find((file) => file.size > maxFileBytes)
  if (large) return `File size of ${large.name} exceeds the 2MB limit.`
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return total > maxFilesBytes ? 'Total file size exceeds the 10MB limit.' : null
}

/** The refusal of a file type. */
export function fileTypeText(type: string): string {
  return `File type ${type || 'unknown'} is not allowed.`
}
export const fileTypeHint = 'Please upload a PDF, PNG, JPEG, or GIF file.'

/** A verified request, waiting for staff. */
export interface PendingRequest {
  readonly id: number
  readonly companyName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly address: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phoneNumber: string
  readonly accountsReceivableEmail: string
  readonly requirePONumbers: boolean
  readonly requirePOUpload: boolean
  readonly taxExemptProvided: boolean
  readonly files: readonly { readonly id: number; readonly name: string; readonly sizeBytes: number }[]
  readonly verifiedAt: string
}
