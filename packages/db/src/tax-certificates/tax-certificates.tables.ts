import { taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { certificateStates } from '@mullion/domain/tax-certificates/certificate-state'
import { sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { listed, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** Certificates that exempt a company from a state's sales tax; the files are stored with the PO documents. */
export const taxCertificates = kit.table(
  'tax_certificates',
  {
    id: kit.autoId(),
    companyId: kit.int().references(() => companies.id),
    companyInternalId: kit.int().references(() => internalCompanies.id),
    state: kit.text({ enum: taxExemptStateChoices }).notNull(),
    number: kit.text().notNull(),
    /** The first and the last day, such as 2026-11-25; the last is null for one without an end. */
    validFrom: kit.text().notNull(),
    validUntil: kit.text(),
    status: kit.text({ enum: certificateStates }).notNull(),
    /** The uploaded name, sanitized for display. */
    fileName: kit.text().notNull(),
    contentType: kit.text().notNull(),
    sizeBytes: kit.int().notNull(),
    storedAs: kit.text().notNull(),
    sentById: kit
      .int()
      .notNull()
      .references(() => users.id),
    sentAt: kit.instant().notNull(),
    decidedById: kit.int().references(() => users.id),
    decidedAt: kit.instant(),
    /** Why it was refused. */
    reason: kit.text().notNull(),
    /** The last reminder of its end: how many days before. */
    reminded: kit.int(),
  },
  (certificate) => [
    kit.index('tax_certificates_company_id').on(certificate.companyId, certificate.state),
    kit.index('tax_certificates_company_internal_id').on(certificate.companyInternalId, certificate.state),
    kit.index('tax_certificates_status').on(certificate.status, certificate.validUntil),
    kit.index('tax_certificates_sent_by_id').on(certificate.sentById),
    kit.index('tax_certificates_decided_by_id').on(certificate.decidedById),
    ...listed(certificate.state, certificate.status),
    ...positive(certificate.sizeBytes),
    kit.check(
      'tax_certificates_company',
      sql`(${certificate.companyId} is null) <> (${certificate.companyInternalId} is null)`,
    ),
    kit.check('tax_certificates_days', sql`${certificate.validUntil} >= ${certificate.validFrom}`),
  ],
)
