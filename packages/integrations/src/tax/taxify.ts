import { randomUUID } from 'node:crypto'
import { toDollars } from '@mullion/domain/money'
import { storeTime } from '@mullion/domain/store-day'
import { completeAnswer, UnreadableAnswer } from '../complete-answer.ts'
import { originOf, type ShipDestination } from '../destinations.ts'
import { callVendor } from '../vendor-call.ts'
import { taxFailed } from './errors.ts'
import type { TaxQuote, TaxRequest, TaxSale, TaxSales, TaxService } from './port.ts'
import { calculated, goodAnswer, TaxifyRefusal } from './taxify-answer.ts'

export interface TaxifyOptions {
  /** Such as `https://ws.taxify.co/taxify/1.1/core/JSONService.asmx`. */
  readonly url: string
  readonly apiKey: string
  /** ZIP code that orders ship from. */
  readonly originZip: string
  readonly timeZone: string
  readonly clock: () => Date
  readonly timeoutMs?: number
}

const goodsLine = 0
const freightLine = 1

interface Calculation extends TaxRequest {
  readonly key: string
  readonly day: string
  readonly exempt: boolean
  readonly isCommitted: boolean
}

interface LineFacts {
  readonly number: number
  readonly key: string
  readonly taxability: string
  readonly cents: number
}

const lineOf = ({ number, key, taxability, cents }: LineFacts) => ({
  LineNumber: number,
  ItemKey: key,
  ActualExtendedPrice: toDollars(cents),
  TaxIncludedInPrice: false,
  Quantity: 1,
  ItemDescription: key === 'FREIGHT' ? 'Shipping and handling' : 'Door parts',
  ItemTaxabilityCode: taxability,
})

function calculationOf(calculation: Calculation, origin: ShipDestination) {
  const { key, day, exempt, isCommitted, destination, goodsCents, freightCents } = calculation
  return {
    DocumentKey: key,
    TaxDate: day,
    IsCommitted: isCommitted,
    CustomerKey: '',
    CustomerTaxabilityCode: exempt ? 'RESALE' : '',
    CustomerRegistrationNumber: '',
    OriginAddress: { City: origin.city, Region: origin.state, PostalCode: origin.zip, Country: 'US' },
    DestinationAddress: {
      Street1: destination.street,
      City: destination.city,
      Region: destination.state,
      PostalCode: destination.zip,
      Country: 'US',
    },
    Lines: [
      lineOf({ number: goodsLine, key: 'PRODUCT', taxability: '', cents: goodsCents }),
      lineOf({ number: freightLine, key: 'FREIGHT', taxability: 'FREIGHT', cents: freightCents }),
    ],
  }
}

/** Creates tax of Taxify: quotes are calculations that are not committed; a placed order is committed under its number. */
export function createTaxify(options: TaxifyOptions): TaxService & TaxSales {
  const { apiKey, originZip, timeZone, clock, timeoutMs = 8000 } = options
  const url = options.url.replace(/\/$/, '')

  async function call(method: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const reply = await callVendor({
      url: `${url}/${method}`,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ [method]: { Security: { Password: apiKey }, ...body } }),
      ...{ signal, timeoutMs },
    })
    return goodAnswer(reply)
  }

  async function calculate(asked: Calculation, signal?: AbortSignal): Promise<Required<TaxQuote>> {
    const answer = call('CalculateTax', calculationOf(asked, await originOf(originZip)), signal)
    const { DocumentKey, TaxLineDetails } = await completeAnswer(answer, calculated)
    const taxOf = (number: number, cents: number) => {
      const [line, ...more] = TaxLineDetails.filter(({ LineNumber }) => LineNumber === number)
      const isOurs = DocumentKey === asked.key && line?.Amount === cents && more.length === 0
      if (!line || !isOurs || line.SalesTaxAmount > cents)
        throw new UnreadableAnswer('Taxify answered about another sale, or with more tax than price.')
      return line.SalesTaxAmount
    }
    return {
      goodsTaxCents: taxOf(goodsLine, asked.goodsCents),
      freightTaxCents: taxOf(freightLine, asked.freightCents),
      documentKey: asked.key,
    }
  }

  /** True if the calculation behind the quote became the sale; false if Taxify does not have it any more. */
  async function commitQuoted({ documentKey, orderNumber }: TaxSale): Promise<boolean> {
    if (documentKey === null) return false
    try {
      await call('CommitTax', { DocumentKey: documentKey, CommitedDocumentKey: orderNumber })
      return true
    } catch (error) {
      if (error instanceof TaxifyRefusal) return false
      throw error
    }
  }

  return {
    async quote(request, signal) {
      const day = storeTime(clock(), timeZone).day
      const key = `quote-${randomUUID()}`
      try {
        return await calculate({ ...request, key, day, exempt: false, isCommitted: false }, signal)
      } catch (error) {
        throw error instanceof TaxifyRefusal ? taxFailed(error) : error
      }
    },

    async commit(sale) {
      const { orderNumber: key, placedOn: day, goodsTaxCents, freightTaxCents } = sale
      if (await commitQuoted(sale)) return { taxCents: goodsTaxCents + freightTaxCents }
      const had = await calculate({ ...sale, key, day, isCommitted: true })
      return { taxCents: had.goodsTaxCents + had.freightTaxCents }
    },

    async cancel(orderNumber) {
      try {
        await call('CancelTax', { DocumentKey: orderNumber })
      } catch (error) {
        if (!(error instanceof TaxifyRefusal && error.isUnknownDocument)) throw error
      }
    },
  }
}
