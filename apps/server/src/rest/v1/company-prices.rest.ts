import {
  type CompanyPriceFields,
  companyPriceKinds,
  maxCompanyPrices,
  type PriceOwner,
} from '@mullion/domain/admin/company-price'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import { done, json, numberInText, type RestCall, restCall } from '../rest-call.ts'
import { priceReason } from './price-schemas.ts'

const cents = z.int().nullable()
const price = z
  .object({
    id: z.int(),
    kind: z.enum(companyPriceKinds),
    partId: z.int().nullable(),
    partNumber: z.string().nullable(),
    partName: z.string().nullable(),
    listPriceCents: cents,
    tag: z.string().nullable(),
    minQuantity: z.int().nullable(),
    priceCents: cents,
    discountHundredths: z.int().nullable(),
    validFrom: z.iso.date(),
    validUntil: z.iso.date().nullable(),
    changedAt: z.iso.datetime(),
    changedBy: z.string(),
  })
  .meta({ id: 'CompanyPrice' })

const listed = price
  .extend({
    validity: z.enum(['now', 'later', 'ended']),
    today: z
      .object({ priceCents: cents, priceReason: priceReason.optional() })
      .nullable()
      .meta({ description: 'What the company pays today; null for a discount of a tag.' }),
  })
  .meta({ id: 'ListedCompanyPrice' })

const fields = z
  .object({
    kind: z.enum(companyPriceKinds),
    partNumber: z.string().optional().meta({ description: 'For the kinds contract and break.' }),
    tag: z.string().optional().meta({ description: 'For the kind tag.' }),
    minQuantity: z.int().optional().meta({ description: 'From which quantity a break applies.' }),
    priceCents: z.int().optional().meta({ description: 'For the kinds contract and break.' }),
    discountHundredths: z
      .int()
      .optional()
      .meta({ description: 'For the kind tag: hundredths of a percent off the list price.' }),
    validFrom: z.iso.date(),
    validUntil: z.iso.date().nullish().meta({ description: 'The last day; left out if none is agreed.' }),
  })
  .meta({ id: 'CompanyPriceFields' })

/** A price as the procedure checks it; what does not belong to its kind is refused there. */
function fieldsOf({ validUntil = null, ...given }: z.output<typeof fields>): CompanyPriceFields {
  return { ...given, validUntil } as CompanyPriceFields
}

const renamed = { 'owner.companyId': 'id', 'owner.companyInternalId': 'id', 'price.': '' }
const params = z.object({ id: numberInText })
const one = z.object({ id: numberInText, priceId: numberInText })
const example = {
  body: { kind: 'contract' as const, partNumber: '0601-CHN', priceCents: 2350, validFrom: '2026-12-01' },
}

interface Subject {
  readonly path: string
  /** In names of calls, such as `listCompanyPrices`. */
  readonly name: string
  readonly words: string
  readonly ownerOf: (id: number) => PriceOwner
}

function callsOf({ path, name, words, ownerOf }: Subject): readonly RestCall[] {
  return [
    restCall({
      method: 'get',
      path: `${path}/:id/prices`,
      name: `list${name}Prices`,
      summary: `The special prices of ${words}, past and future ones too.`,
      who: 'viewRecords',
      params,
      answer: json(z.array(listed)),
      refuses: [404],
      run: ({ caller, params: { id } }) =>
        withExternalFieldNames(renamed, caller.admin.companyPrices.list({ owner: ownerOf(id) })),
    }),
    restCall({
      method: 'post',
      path: `${path}/:id/prices`,
      name: `add${name}Price`,
      summary: `Adds a contract price, a quantity price or a tag discount of ${words}.`,
      description: `There can be ${maxCompanyPrices}. Of two for the same thing, the one that begins later applies.`,
      who: 'administer',
      params,
      body: json(fields),
      answer: json(price),
      status: 201,
      refuses: [404, 409],
      example,
      run: ({ caller, params: { id }, body }) => {
        const input = { owner: ownerOf(id), price: fieldsOf(body) }
        return withExternalFieldNames(renamed, caller.admin.companyPrices.add(input))
      },
    }),
    restCall({
      method: 'put',
      path: `${path}/:id/prices/:priceId`,
      name: `change${name}Price`,
      summary: `Changes a special price of ${words}.`,
      who: 'administer',
      params: one,
      body: json(fields),
      answer: json(price),
      refuses: [404, 409],
      example,
      run: ({ caller, params: { id, priceId }, body }) => {
        const input = { owner: ownerOf(id), priceId, price: fieldsOf(body) }
        return withExternalFieldNames(renamed, caller.admin.companyPrices.change(input))
      },
    }),
    restCall({
      method: 'delete',
      path: `${path}/:id/prices/:priceId`,
      name: `remove${name}Price`,
      summary: `Removes a special price of ${words}.`,
      who: 'administer',
      params: one,
      answer: done,
      refuses: [404],
      async run({ caller, params: { id, priceId } }) {
        const input = { owner: ownerOf(id), priceId }
        await withExternalFieldNames(renamed, caller.admin.companyPrices.remove(input))
        return { ok: true } as const
      },
    }),
  ]
}

/** Calls about the special prices of companies, for programs. */
export const companyPriceCalls: readonly RestCall[] = [
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
