import type { NamedCertificateRow } from '@mullion/db/tax-certificates/tax-certificate.repository'
import type { DeskCertificate, TaxCertificate } from '@mullion/domain/tax-certificates/tax-certificate'

export function viewCertificate(row: NamedCertificateRow): TaxCertificate {
  const { id, state, number, validFrom, validUntil, status, fileName, sentBy, sentAt, decidedAt, reason } =
    row
  return {
    ...{ id, state, number, validFrom, validUntil, status, fileName, reason },
    sentBy: sentBy.trim(),
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** A certificate with its company, for staff. */
export function viewDeskCertificate(row: NamedCertificateRow): DeskCertificate {
  const { company, companyId, companyInternalId } = row
  return { ...viewCertificate(row), company, companyId, companyInternalId }
}
