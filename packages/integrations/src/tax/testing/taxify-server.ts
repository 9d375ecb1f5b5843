import * as z from 'zod'
import {
  openVendorServer,
  type VendorAnswer,
  type VendorRequest,
  type VendorServerOptions,
} from '../../testing/vendor-server.ts'

export const taxifyTestKey = 'local-taxify-key-for-tests-only'

const line = z.object({
  LineNumber: z.int(),
  ItemKey: z.string(),
  ActualExtendedPrice: z.number().nonnegative(),
  Quantity: z.number().positive(),
  ItemTaxabilityCode: z.enum(['', 'TAXABLE', 'NON', 'NONTAX', 'FR', 'FREIGHT']),
})
const calculation = z.object({
  DocumentKey: z.string().min(1),
  TaxDate: z.iso.date(),
  IsCommitted: z.boolean(),
  CustomerTaxabilityCode: z.enum(['', 'RESALE']),
  DestinationAddress: z.object({ Region: z.string().regex(/^[A-Z]{2}$/), PostalCode: z.string() }),
  Lines: z.array(line).min(1),
})
type Calculation = z.output<typeof calculation>
const commit = z.object({ DocumentKey: z.string(), CommitedDocumentKey: z.string() })
const cancel = z.object({ DocumentKey: z.string() })

const withoutTax = new Set(['AK', 'DE', 'MT', 'NH', 'OR'])
const withoutFreightTax = new Set(['AL', 'CO', 'ME'])

/** This vendor's own rates, in percent. */
function percentOf(region: string): number {
  if (withoutTax.has(region)) return 0
  return 4.5 + ((region.charCodeAt(0) * 7 + region.charCodeAt(1)) % 29) / 8
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100

function detailsOf({ DestinationAddress: { Region }, CustomerTaxabilityCode, Lines }: Calculation) {
  return Lines.map(({ LineNumber, ItemKey, ItemTaxabilityCode, ActualExtendedPrice }) => {
    const isFreight = ItemTaxabilityCode.startsWith('FR')
    const isFree =
      CustomerTaxabilityCode === 'RESALE' ||
      ItemTaxabilityCode.startsWith('NON') ||
      (isFreight && withoutFreightTax.has(Region))
    const TaxRate = isFree ? 0 : percentOf(Region) / 100
    return {
      ...{ LineNumber, ItemKey, ItemTaxabilityCode, TaxRate },
      Amount: ActualExtendedPrice,
      ExemptAmount: isFree ? ActualExtendedPrice : 0,
      SalesTaxAmount: cents(ActualExtendedPrice * TaxRate),
      ExtendedProperties: [],
    }
  })
}

interface Document {
  readonly calculation: Calculation
  readonly committed: boolean
}

const warning = {
  Code: 'AddressNotVerified',
  Key: '',
  Message: 'The street was not verified.',
  Target: '',
  Type: 0,
  Data: '',
  IsWarning: true,
}

function answered(body: object): VendorAnswer {
  return { body: { d: { __type: 'TaxServiceResponse', ResponseStatus: 1, Errors: [warning], ...body } } }
}

function refuse(Code: string, Message: string): VendorAnswer {
  const problem = { Code, Key: '', Message, Target: '', Type: 0, Data: '', IsWarning: false }
  return { body: { d: { __type: 'TaxServiceResponse', ResponseStatus: 0, Errors: [problem] } } }
}

/**
 * Starts a local Taxify: CalculateTax, CommitTax and CancelTax, each in its record under the key of its document.
 * `sales` are the keys of the documents that are committed now.
 */
export async function openTaxifyServer(
  options: Pick<VendorServerOptions, 'port' | 'recordFile' | 'clock'> = {},
) {
  const documents = new Map<string, Document>()

  function calculate({ json, record, now, fault }: VendorRequest): VendorAnswer {
    const read = z.object({ CalculateTax: calculation }).safeParse(json)
    if (!read.success) return refuse('InvalidRequest', read.error.message)
    const asked = read.data.CalculateTax
    const { DocumentKey: key, IsCommitted: committed } = asked
    const details = detailsOf(asked)
    const SalesTaxAmount = cents(details.reduce((sum, each) => sum + each.SalesTaxAmount, 0))
    if (asked.DestinationAddress.Region === 'ZZ') return refuse('InvalidAddress', 'The region is not valid.')
    documents.set(key, { calculation: asked, committed })
    record.add({
      at: now,
      kind: committed ? 'committed' : 'calculated',
      key,
      data: { asked, SalesTaxAmount },
    })
    const shown =
      fault?.kind === 'lie'
        ? details.map((each) => ({ ...each, SalesTaxAmount: each.Amount * 3 + 1 }))
        : details
    const DocumentKey = fault?.kind === 'duplicate' ? 'the-document-of-another-sale' : key
    const TaxLineDetails = fault?.kind === 'object' ? shown[0] : shown
    return answered({
      DocumentKey,
      SalesTaxAmount,
      TaxLineDetails,
      IsCommitted: committed,
      EffectiveTaxDate: asked.TaxDate,
    })
  }

  function commitTax({ json, record, now }: VendorRequest): VendorAnswer {
    const read = z.object({ CommitTax: commit }).safeParse(json)
    if (!read.success) return refuse('InvalidRequest', read.error.message)
    const { DocumentKey, CommitedDocumentKey: key } = read.data.CommitTax
    const found = documents.get(DocumentKey)
    if (!found) return refuse('DocumentNotFound', `The document ${DocumentKey} was not found.`)
    if (found.committed) return refuse('DocumentAlreadyCommitted', 'The document is committed.')
    documents.delete(DocumentKey)
    documents.set(key, { ...found, committed: true })
    const SalesTaxAmount = cents(
      detailsOf(found.calculation).reduce((sum, each) => sum + each.SalesTaxAmount, 0),
    )
    record.add({
      at: now,
      kind: 'committed',
      key,
      data: { asked: found.calculation, from: DocumentKey, SalesTaxAmount },
    })
    return answered({ DocumentKey: key })
  }

  function cancelTax({ json, record, now }: VendorRequest): VendorAnswer {
    const read = z.object({ CancelTax: cancel }).safeParse(json)
    if (!read.success) return refuse('InvalidRequest', read.error.message)
    const { DocumentKey: key } = read.data.CancelTax
    if (!documents.delete(key)) return refuse('DocumentNotFound', `The document ${key} was not found.`)
    record.add({ at: now, kind: 'canceled', key, data: {} })
    return answered({ DocumentKey: key })
  }

  const methods = { CalculateTax: calculate, CommitTax: commitTax, CancelTax: cancelTax }
  const server = await openVendorServer({
    ...options,
    name: 'Taxify',
    errorBody: (status) => ({ Message: `There was an error processing the request (${status}).` }),
    handle(request) {
      const method = request.path.split('/').at(-1) ?? ''
      const root = z
        .record(z.string(), z.object({ Security: z.object({ Password: z.string() }) }))
        .safeParse(request.json)
      const known = Object.entries(methods).find(([name]) => name === method)
      if (!known || !root.success) return { status: 500, body: { Message: 'There is no such method.' } }
      const isSignedIn =
        root.data[method]?.Security.Password === taxifyTestKey && request.fault?.kind !== 'expired'
      return isSignedIn ? known[1](request) : refuse('AuthenticationFailed', 'The password is not valid.')
    },
  })
  const sales = () => [...documents].flatMap(([key, { committed }]) => (committed ? [key] : []))
  return { ...server, sales }
}
