import { doorClass } from '@mullion/domain/punchout/item-class'
import type { PunchoutItem, PunchoutOperation } from '@mullion/domain/punchout/punchout'
import { XMLBuilder } from 'fast-xml-parser'
import type { CxmlCredential } from './read-setup.ts'

const dtd = (file: string) => `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/${file}.dtd">`
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })

/** What every document of the store begins with. */
export interface CxmlEnvelope {
  /** Unique for each document, like an email's message id. */
  readonly payloadId: string
  readonly at: Date
}

function document({ payloadId, at }: CxmlEnvelope, content: object): string {
  const cXML = { '@payloadID': payloadId, '@timestamp': at.toISOString(), '@xml:lang': 'en-US', ...content }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${dtd('cXML')}\n${builder.build({ cXML })}`
}

const statusTexts = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  560: 'Temporary Server Error',
} as const
export type CxmlStatus = keyof typeof statusTexts

const statusOf = (code: CxmlStatus, message = '') => ({
  Status: { '@code': code, '@text': statusTexts[code], ...(message && { '#text': message }) },
})

/** The answer to a request that begins a visit: where the buyer's browser opens it. */
export function startPageAnswer(envelope: CxmlEnvelope, startUrl: string): string {
  return document(envelope, {
    Response: { ...statusOf(200), PunchOutSetupResponse: { StartPage: { URL: startUrl } } },
  })
}

/** The answer to a request that was refused. */
export function refusalAnswer(envelope: CxmlEnvelope, code: CxmlStatus, message: string): string {
  return document(envelope, { Response: statusOf(code, message) })
}

/** A cart on its way to the buyer's system; without items, it tells that the visit ended without one. */
export interface CartMessage extends CxmlEnvelope {
  readonly from: CxmlCredential
  readonly to: CxmlCredential
  readonly buyerCookie: string
  readonly operation: PunchoutOperation
  readonly items: readonly PunchoutItem[]
  readonly totalCents: number
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const money = (cents: number) => ({ Money: { '@currency': 'USD', '#text': dollars(cents) } })
const credentialOf = ({ domain, identity }: CxmlCredential) => ({
  Credential: { '@domain': domain, Identity: identity },
})

/** Returns the PunchOutOrderMessage that the buyer's browser posts to its system. */
export function cartMessage(message: CartMessage): string {
  const { from, to, buyerCookie, operation, items, totalCents } = message
  return document(message, {
    Header: {
      From: credentialOf(from),
      To: credentialOf(to),
      Sender: { ...credentialOf(from), UserAgent: 'Mullion' },
    },
    Message: {
      PunchOutOrderMessage: {
        BuyerCookie: buyerCookie,
        PunchOutOrderMessageHeader: {
          '@operationAllowed': operation === 'inspect' ? 'inspect' : 'edit',
          Total: money(totalCents),
        },
        ItemIn: items.map((item, at) => ({
          '@quantity': item.quantity,
          '@lineNumber': at + 1,
          ItemID: { SupplierPartID: item.number, SupplierPartAuxiliaryID: item.reference },
          ItemDetail: {
            UnitPrice: money(item.unitPriceCents),
            Description: { '@xml:lang': 'en-US', '#text': item.description },
            UnitOfMeasure: item.unitCode,
            Classification: { '@domain': 'UNSPSC', '#text': item.itemClass ?? doorClass },
          },
        })),
      },
    },
  })
}
