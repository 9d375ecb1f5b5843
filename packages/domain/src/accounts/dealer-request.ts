import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { listInput } from '../list-input.ts'
import { oneLine } from '../plain-text.ts'
import { email, emailFormatText, usStates } from '../postal-address.ts'
import { contentTypes, nameByContent, readFileKind, safeFileName } from './file-kind.ts'

export const maxFiles = 10
export const maxFileBytes = 2_097_152
export const maxFilesBytes = 10_485_760
export const allowedFileTypes: readonly string[] = Object.values(contentTypes)
export const verificationHours = 72

const short = z.maxLength(100, { error: 'Use at most 100 characters.' })
const required = z
  .string({ error: 'This field is required.' })
  .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), short, oneLine)
const emptyText = z.string().check(z.trim(), z.maxLength(0))
const digits = (error: string, pattern: RegExp) => required.check(z.regex(pattern, { error }))

export const dealerRequestForm = z.strictObject({
  firstName: required,
  lastName: required,
  companyName: required,
  email,
  address: required,
  address2: z._default(z.string().check(z.trim(), short, oneLine), ''),
  city: required,
  state: required.check(
    z.refine((state) => Object.hasOwn(usStates, state), { error: 'Choose a state from the list.' }),
  ),
  zip: digits('ZIP code must be 5 digits.', /^\d{5}$/),
  phoneNumber: digits('Phone number must have at least 10 digits.', /^\d{10,15}$/),
  accountsReceivableEmail: z._default(z.union([emptyText, email], { error: emailFormatText }), ''),
  requirePONumbers: z._default(z.boolean(), false),
  requirePOUpload: z._default(z.boolean(), false),
})
export type DealerRequestForm = z.output<typeof dealerRequestForm>

const uploadedFile = z.strictObject({
  name: z.string(),
  type: z.string().check(z.maxLength(255)),
  bytes: z.instanceof(Uint8Array),
})
/** An uploaded document; its declared type is not trusted. */
export type UploadedFile = z.output<typeof uploadedFile>

/** A complete request, with the bot-check answer. Files travel as multipart, never as JSON. */
export const dealerRequestInput = z.strictObject({
  form: dealerRequestForm,
  files: z.array(uploadedFile),
  botCheck: z.string(),
})
export type DealerRequestInput = z.output<typeof dealerRequestInput>

export const resendRequestInput = z.strictObject({ email })

interface ChosenFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export interface FilesProblem {
  readonly text: string
  readonly hint: string
}

/**
 * Returns the form's error text if the count, size or declared type of the chosen files is wrong; null if they are
 * fine.
 */
export function filesProblem(files: readonly ChosenFile[]): FilesProblem | null {
  if (files.length > maxFiles) return plain(`Choose at most ${maxFiles} files.`)
  const unsupported = files.find((file) => !allowedFileTypes.includes(file.type))
  if (unsupported) return typeProblem(unsupported.type)
  const empty = files.find((file) => file.size === 0)
  if (empty) return plain(`${empty.name} is empty. Choose another file.`)
  const large = files.find((file) => file.size > maxFileBytes)
  if (large) return plain(`File size of ${large.name} exceeds the 2MB limit.`)
  const total = files.reduce((sum, file) => sum + file.size, 0)
  return total > maxFilesBytes ? plain('Total file size exceeds the 10MB limit.') : null
}

const plain = (text: string): FilesProblem => ({ text, hint: '' })

function typeProblem(type: string): FilesProblem {
  const hint = 'Please upload a PDF, PNG, JPEG, or GIF file.'
  return { text: `File type ${type || 'unknown'} is not allowed.`, hint }
}

/** A document ready to store: safe file name, content type detected from its bytes. */
export interface AcceptedFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export function acceptFiles(
  uploaded: readonly UploadedFile[],
): { readonly files: readonly AcceptedFile[] } | { readonly problem: FilesProblem } {
  const named = uploaded.map((file) => ({ ...file, name: safeFileName(file.name), size: file.bytes.length }))
  const problem = filesProblem(named)
  if (problem) return { problem }
  const files: AcceptedFile[] = []
  for (const { name, bytes } of named) {
    const kind = readFileKind(bytes)
    if (!kind) {
      const { text, hint } = typeProblem('')
      return { problem: { text, hint: `${hint} File: ${name}.` } }
    }
    const contentType = contentTypes[kind]
    files.push({ name: nameByContent(name, contentType), contentType, bytes })
  }
  return { files }
}

export function filesRefused({ text, hint }: FilesProblem): AppError {
  return invalidInput('accounts.request_files_refused', { files: hint ? `${text} ${hint}` : text })
}

export function requestBotCheckFailed(): AppError {
  const text = 'We couldn’t verify that you’re not a robot. Reload the page and try again.'
  return new AppError('forbidden', 'accounts.request_bot_check_failed', text, { fields: { botCheck: text } })
}

export function requestFileMissing(): AppError {
  return new AppError('missing', 'accounts.request_file_missing', 'File not found.')
}

export const pendingRequestsInput = listInput(['company', 'contact', 'email'])
export type PendingRequestsInput = z.output<typeof pendingRequestsInput>

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
