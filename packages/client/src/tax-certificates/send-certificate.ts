import { signedOutCode } from '@mullion/domain/accounts/account-errors'
import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { AppError } from '@mullion/domain/error'
import type { CertificateFields } from '@mullion/domain/tax-certificates/tax-certificate'
import { TRPCClientError } from '@trpc/client'

const failedText = 'We couldn’t send the certificate. Please try again.'

/** The company that staff send it for; null for the sender's own. */
export type CertificateOwner = PriceOwner | null

function urlOf(owner: CertificateOwner): string {
  if (owner === null) return '/api/v1/tax-certificates'
  return 'companyId' in owner
    ? `/api/v1/companies/${owner.companyId}/tax-certificates`
    : `/api/v1/internal-companies/${owner.companyInternalId}/tax-certificates`
}

export interface CertificateToSend {
  readonly owner: CertificateOwner
  readonly fields: CertificateFields
  readonly file: File
}

/** Sends a tax certificate with its file. Throws errors that `readError` reads, with the fields of the form. */
export async function sendCertificate(
  { owner, fields, file }: CertificateToSend,
  { fetch: send = fetch, signedInAs = null }: { fetch?: typeof fetch; signedInAs?: string | null } = {},
): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value)
  body.set('file', file)
  const headers: HeadersInit = signedInAs === null ? {} : { 'X-Signed-In-As': signedInAs }
  const answer = await send(urlOf(owner), { method: 'POST', body, headers }).catch((error: unknown) => {
    throw TRPCClientError.from(error instanceof Error ? error : new TypeError(String(error)))
  })
  if (answer.ok) return
  const told = (await answer.json().catch(() => null)) as {
    message?: string
    fields?: Record<string, string>
  } | null
  const message = answer.status < 500 && told?.message ? told.message : failedText
  if (answer.status === 401) throw new AppError('unauthenticated', signedOutCode, message)
  const kind = answer.status < 500 ? 'invalid' : 'unavailable'
  throw new AppError(kind, 'tax_certificates.not_sent', message, { fields: told?.fields ?? {} })
}
