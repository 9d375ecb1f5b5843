import { termsCodes } from '@mullion/domain/accounts/actor'
import { discountRates } from '@mullion/domain/accounts/company'
import * as z from 'zod'

const billing = {
  sage_customer_number: z
    .string()
    .meta({ description: 'The company’s number in the accounting system, in capitals.' }),
  terms_code: z.enum(termsCodes).meta({ description: 'CC pays by card, PO on terms.' }),
  discount_rate: z.number().meta({ description: `${discountRates.join(', ')} of the list price.` }),
  tax_exempt_states: z.array(z.string()).meta({ examples: [['OH', 'PA']] }),
  po_required: z.boolean(),
  ise_member: z.boolean(),
}

export const companySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    ...billing,
    address_1: z.string(),
    address_2: z.string(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
    country: z.string(),
    phone: z.string(),
    accounting_email: z.string(),
  })
  .meta({ id: 'Company' })

export const customerCompanySchema = z
  .object({
    ...companySchema.shape,
    updated_at: z.iso.datetime().meta({ description: 'Send it back with a change.' }),
  })
  .meta({ id: 'CustomerCompany' })

export const internalCompanySchema = z
  .object({ id: z.int(), name: z.string(), ...billing })
  .meta({ id: 'InternalCompany' })

export const exampleCompany = {
  id: 5,
  name: 'Arctic Door Service',
  sage_customer_number: 'ARCTIC1',
  address_1: '1 Freezer Street',
  address_2: '',
  city: 'Columbus',
  state: 'OH',
  zip_code: '43004',
  country: 'US',
  phone: '6145550142',
  accounting_email: 'ap@arctic.example',
  terms_code: 'PO',
  discount_rate: 0.85,
  tax_exempt_states: ['OH'],
  po_required: false,
  ise_member: false,
} as const
