import * as z from 'zod/mini'
import { contentTypes, readFileKind, safeFileName } from '../accounts/file-kind.ts'
import { taxExemptStateChoices } from '../accounts/tax-exempt-states.ts'
import { priceOwner } from '../admin/company-price.ts'
import { dayInput } from '../day-input.ts'
import { AppError, invalidInput } from '../error.ts'
import { listInput } from '../list-input.ts'
import { oneLine, severalLines } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { CertificateState } from './certificate-state.ts'

export const maxCertificateBytes = 5_242_880
/** Most certificates of one company, whatever became of them. */
export const maxCertificates = 200
export const maxRefusalLength = 1000

const filled = (most: number) =>
  z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(most), oneLine)

/** What is said about a certificate: the last day is null for one without an end. */
export const certificateFields = z.strictObject({
  state: z.enum(taxExemptStateChoices, { error: 'Choose a state from the list.' }),
  number: filled(60),
  validFrom: dayInput,
  validUntil: z._default(z.nullable(dayInput), null),
})
export type CertificateFields = z.output<typeof certificateFields>

export interface CertificateFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export const certificatesOfInput = z.strictObject({ owner: priceOwner })
export const oneCertificateInput = z.strictObject({ certificateId: rowId })
export const refuseCertificateInput = z.strictObject({
  certificateId: rowId,
  reason: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(maxRefusalLength), severalLines),
})
export type RefuseCertificateInput = z.output<typeof refuseCertificateInput>
export const certificateDeskInput = listInput(['company', 'state', 'sentAt'])
export type CertificateDeskInput = z.output<typeof certificateDeskInput>

export interface TaxCertificate extends CertificateFields {
  readonly id: number
  readonly status: CertificateState
  readonly fileName: string
  readonly sentBy: string
  readonly sentAt: string
  readonly decidedAt: string | null
  /** Why it was refused; empty otherwise. */
  readonly reason: string
}

/** A certificate with its company, as staff see it at their desk. */
export interface DeskCertificate extends TaxCertificate {
  readonly company: string
  readonly companyId: number | null
  readonly companyInternalId: number | null
}

/** Returns what is wrong with a certificate besides its single fields; null if nothing is. */
export function certificateProblem(
  { validFrom, validUntil }: CertificateFields,
  today: string,
): { readonly field: 'validUntil'; readonly message: string } | null {
  if (validUntil === null) return null
  if (validUntil < validFrom) return { field: 'validUntil', message: 'The last day is before the first.' }
  return validUntil < today ? { field: 'validUntil', message: 'This certificate has ended.' } : null
}

/** Returns an uploaded certificate ready to store; throws `invalid` for anything but a PDF, PNG or JPEG of up to 5 MB. */
export function acceptCertificateFile({ name, bytes }: CertificateFile) {
  if (bytes.length > maxCertificateBytes)
    throw invalidInput('tax_certificates.file_too_large', { file: 'A certificate can be at most 5 MB.' })
  const kind = readFileKind(bytes)
  if (!kind || kind === 'gif')
    throw invalidInput('tax_certificates.file_refused', { file: 'Please upload a PDF, PNG or JPEG file.' })
  return { name: safeFileName(name), contentType: contentTypes[kind], bytes }
}

export const certificateRefused = (problem: { readonly field: string; readonly message: string }) =>
  invalidInput('tax_certificates.invalid', { [problem.field]: problem.message })

export const certificateMissing = () =>
  new AppError('missing', 'tax_certificates.missing', 'Tax certificate not found.')

/** Somebody else decided about it, or it has ended. */
export function certificateClosed(): AppError {
  const message = 'This certificate was just changed by someone else. Look at it again.'
  return new AppError('conflict', 'tax_certificates.closed', message)
}

export const tooManyCertificates = () =>
  new AppError(
    'invalid',
    'tax_certificates.full',
    `A company can have at most ${maxCertificates} certificates. Call us.`,
  )
