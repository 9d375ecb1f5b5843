import { taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { type CertificateFields, maxRefusalLength } from '@mullion/domain/tax-certificates/tax-certificate'
import * as z from 'zod'
import { attachment } from '../../http/attachment.ts'
import { withExternalFieldNames } from '../external-names.ts'
import type { Caller } from '../rest.ts'
import { counted, file, form, json, numberInText, type RestCall, restCall, upload } from '../rest-call.ts'
import { sentFile } from './sent.ts'
import { certificateSchema, deskCertificateSchema } from './tax-certificate-schemas.ts'

/** A certificate as sent; the procedure checks it. */
const sentCertificate = form(
  z.object({
    state: z.string().meta({ override: { type: 'string', enum: [...taxExemptStateChoices] } }),
    number: z.string(),
    validFrom: z.string().meta({ examples: ['2026-01-01'] }),
    validUntil: z.string().optional().meta({ description: 'The last day; left out for one without an end.' }),
    file: upload,
  }),
)

async function sentIn(body: FormData) {
  const text = (name: string) => {
    const value = body.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fields: {
      state: text('state') as CertificateFields['state'],
      ...{ number: text('number'), validFrom: text('validFrom'), validUntil: text('validUntil') || null },
    },
    file: await sentFile(body),
  }
}

type ListDesk = Parameters<Caller['taxCertificates']['desk']['list']>[0]

const renamed = {
  ...{ certificateId: 'id', 'owner.companyId': 'id', 'owner.companyInternalId': 'id' },
  ...{ 'fields.': '' },
}
const params = z.object({ id: numberInText })

interface Subject {
  readonly path: string
  readonly name: string
  readonly words: string
  readonly ownerOf: (id: number) => PriceOwner
}

function callsOf({ path, name, words, ownerOf }: Subject): readonly RestCall[] {
  return [
    restCall({
      method: 'get',
      path: `${path}/:id/tax-certificates`,
      name: `list${name}TaxCertificates`,
      summary: `The tax certificates of ${words}, the latest first.`,
      who: 'viewRecords',
      params,
      answer: json(z.array(deskCertificateSchema)),
      refuses: [404],
      run: ({ caller, params: { id } }) =>
        withExternalFieldNames(renamed, caller.taxCertificates.desk.ofCompany({ owner: ownerOf(id) })),
    }),
    restCall({
      method: 'post',
      path: `${path}/:id/tax-certificates`,
      name: `send${name}TaxCertificate`,
      summary: `Stores a tax certificate of ${words} as a PDF, PNG or JPEG of up to 5 MB, to be accepted.`,
      who: 'administer',
      params,
      body: sentCertificate,
      answer: json(certificateSchema),
      status: 201,
      refuses: [404],
      async run({ caller, params: { id }, body }) {
        const input = { owner: ownerOf(id), ...(await sentIn(body)) }
        return withExternalFieldNames(renamed, caller.taxCertificates.desk.send(input))
      },
    }),
  ]
}

/** Calls about tax certificates, for programs. */
export const taxCertificateCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/tax-certificates',
    name: 'listTaxCertificates',
    summary: 'The tax certificates of your company, the latest first.',
    who: 'manageTaxCertificates',
    answer: json(z.array(certificateSchema)),
    run: ({ caller }) => caller.taxCertificates.own(),
  }),
  restCall({
    method: 'post',
    path: '/v1/tax-certificates',
    name: 'sendTaxCertificate',
    summary: 'Sends a tax certificate of your company as a PDF, PNG or JPEG of up to 5 MB.',
    description: 'Orders that ship to its state are not taxed once staff accepted it, while it is valid.',
    who: 'manageTaxCertificates',
    body: sentCertificate,
    answer: json(certificateSchema),
    status: 201,
    async run({ caller, body }) {
      return withExternalFieldNames(renamed, caller.taxCertificates.send(await sentIn(body)))
    },
  }),
  restCall({
    method: 'get',
    path: '/v1/tax-certificates/:id/file',
    name: 'downloadTaxCertificate',
    summary: 'The file of a tax certificate, for admins of its company and for staff.',
    who: 'manageTaxCertificates',
    params,
    answer: file('application/pdf', 'image/png', 'image/jpeg'),
    refuses: [404],
    run: async ({ c, caller, params: { id: certificateId } }) =>
      attachment(c, await withExternalFieldNames(renamed, caller.taxCertificates.file({ certificateId }))),
  }),
  restCall({
    method: 'post',
    path: '/v1/tax-certificates/:id/withdrawal',
    name: 'withdrawTaxCertificate',
    summary: 'Ends a tax certificate before its last day, for admins of its company and for staff.',
    description: 'Orders that were placed with it stay as they are.',
    who: 'manageTaxCertificates',
    params,
    answer: json(certificateSchema),
    refuses: [404, 409],
    run: ({ caller, params: { id: certificateId } }) =>
      withExternalFieldNames(renamed, caller.taxCertificates.withdraw({ certificateId })),
  }),
  restCall({
    method: 'get',
    path: '/v1/tax-certificate-desk',
    name: 'listTaxCertificateDesk',
    summary: 'Tax certificates that wait for review, oldest first.',
    who: 'viewRecords',
    query: z.object({
      search: z.string().optional(),
      page: z
        .string()
        .optional()
        .meta({ override: { type: 'integer', minimum: 1 } }),
    }),
    answer: json(z.array(deskCertificateSchema)),
    counted: true,
    async run({ c, caller, query: { search, page } }) {
      const wanted = { ...(search && { search }), ...(page && { page: numberInText.parse(page) }) }
      const { rows, total } = await caller.taxCertificates.desk.list(wanted as ListDesk)
      return counted(c, rows, total)
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/tax-certificate-desk/:id/acceptance',
    name: 'acceptTaxCertificate',
    summary: 'Accepts a tax certificate; the company gets mail.',
    who: 'administer',
    params,
    answer: json(deskCertificateSchema),
    refuses: [404, 409],
    run: ({ caller, params: { id: certificateId } }) =>
      withExternalFieldNames(renamed, caller.taxCertificates.desk.accept({ certificateId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/tax-certificate-desk/:id/refusal',
    name: 'refuseTaxCertificate',
    summary: 'Refuses a tax certificate; the company gets mail with the reason.',
    description: `The reason can have ${maxRefusalLength} characters.`,
    who: 'administer',
    params,
    body: json(z.strictObject({ reason: z.string() })),
    answer: json(deskCertificateSchema),
    refuses: [404, 409],
    example: { body: { reason: 'The certificate is not signed.' } },
    run: ({ caller, params: { id: certificateId }, body: { reason } }) =>
      withExternalFieldNames(renamed, caller.taxCertificates.desk.refuse({ certificateId, reason })),
  }),
  ...callsOf({
    path: '/v1/companies',
    name: 'Company',
    words: 'a company',
    ownerOf: (companyId) => ({ companyId }),
  }),
  ...callsOf({
    path: '/v1/internal-companies',
    name: 'InternalCompany',
    words: 'a customer that staff order for',
    ownerOf: (companyInternalId) => ({ companyInternalId }),
  }),
]
