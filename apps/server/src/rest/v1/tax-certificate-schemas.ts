import { taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { certificateStates } from '@mullion/domain/tax-certificates/certificate-state'
import * as z from 'zod'

const certificateFields = {
  id: z.int(),
  state: z.enum(taxExemptStateChoices),
  number: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable().meta({ description: 'The last day; null for one without an end.' }),
  status: z.enum(certificateStates),
  fileName: z.string(),
  sentBy: z.string(),
  sentAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().meta({ description: 'Why it was refused; empty otherwise.' }),
}
/** A certificate as its company sees it. */
export const certificateSchema = z.object(certificateFields).meta({ id: 'TaxCertificate' })
/** A certificate with its company, as `/v1` answers it to staff and webhooks carry it. */
export const deskCertificateSchema = z
  .object({
    ...certificateFields,
    company: z.string(),
    companyId: z.int().nullable(),
    companyInternalId: z.int().nullable(),
  })
  .meta({ id: 'DeskTaxCertificate' })
