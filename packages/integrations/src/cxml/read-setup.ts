import type { PunchoutOperation } from '@mullion/domain/punchout/punchout'
import { punchoutOperations } from '@mullion/domain/punchout/punchout'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod'

/** How a system names itself, in one of the ways it knows. */
export interface CxmlCredential {
  readonly domain: string
  readonly identity: string
}

/** A request of a procurement system to begin a visit. */
export interface PunchoutSetup {
  readonly from: CxmlCredential
  readonly sender: CxmlCredential
  readonly secret: string
  readonly operation: PunchoutOperation
  /** The system's own name of the visit, sent back with the cart. */
  readonly buyerCookie: string
  /** Where the buyer's browser posts the cart. */
  readonly returnUrl: string
  /** Items of the earlier cart, by the names that came with it. */
  readonly items: readonly {
    readonly number: string
    readonly reference: string
    readonly quantity: number
  }[]
  /** The number of the part that the buyer chose in its own system; null for none. */
  readonly selected: string | null
}

/** A request that is no cXML, or not one for a visit; `message` says what is wrong. */
export class CxmlRefused extends Error {
  override readonly name = 'CxmlRefused'
}

/** A cart has at most 500 lines. */
const maxItems = 500

const several = new Set(['Credential', 'ItemOut'])
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, ignoreDeclaration: true },
  isArray: (name) => several.has(name),
})

const textOf = (most: number) =>
  z
    .union([z.string(), z.object({ '#text': z.string().default('') }).transform((node) => node['#text'])])
    .pipe(z.string().trim().max(most))
const named = textOf(200).pipe(z.string().min(1))
const credential = z.object({ '@domain': z.string().trim().max(200), Identity: named })
const itemId = z.object({
  SupplierPartID: textOf(100),
  SupplierPartAuxiliaryID: textOf(100).default(''),
})

const setup = z.object({
  cXML: z.object({
    Header: z.object({
      From: z.object({ Credential: z.array(credential).min(1).max(10) }),
      Sender: z.object({
        Credential: z
          .array(credential.extend({ SharedSecret: textOf(200).optional() }))
          .min(1)
          .max(10),
      }),
    }),
    Request: z.object({
      PunchOutSetupRequest: z.object({
        '@operation': z.enum(punchoutOperations),
        BuyerCookie: textOf(1000),
        BrowserFormPost: z.object({ URL: textOf(2000) }),
        SelectedItem: z.object({ ItemID: itemId }).optional(),
        ItemOut: z
          .array(z.object({ '@quantity': z.coerce.number().positive().max(9999), ItemID: itemId }))
          .max(maxItems)
          .default([]),
      }),
    }),
  }),
})

/** Throws `CxmlRefused` for text that declares entities, or that is not well-formed. */
function parse(text: string): unknown {
  // The type declaration names the DTD, which is never fetched; one that declares anything itself is an attack.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text)) throw new CxmlRefused('Entities must not be declared.')
  const checked = XMLValidator.validate(text)
  if (checked !== true) throw new CxmlRefused(`The XML is not well-formed: ${checked.err.msg}`)
  return parser.parse(text)
}

function webAddress(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new CxmlRefused('BrowserFormPost must be an address that begins with https:// or http://.')
  }
  return url.href
}

const credentialOf = (node: z.output<typeof credential>): CxmlCredential => ({
  domain: node['@domain'],
  identity: node.Identity,
})

/**
 * Reads a PunchOutSetupRequest of cXML 1.2. Throws `CxmlRefused`, whose message names the element, for anything else.
 */
export function readPunchoutSetup(text: string): PunchoutSetup {
  const read = setup.safeParse(parse(text))
  if (!read.success) {
    const [issue] = read.error.issues
    const path = issue?.path.filter((step) => typeof step === 'string').join('/') ?? 'cXML'
    throw new CxmlRefused(`${path} is missing or not valid.`)
  }
  const { Header, Request } = read.data.cXML
  const request = Request.PunchOutSetupRequest
  const [from] = Header.From.Credential
  const sender =
    Header.Sender.Credential.find(({ SharedSecret }) => SharedSecret) ?? Header.Sender.Credential[0]
  if (!from || !sender?.SharedSecret) throw new CxmlRefused('Sender/Credential/SharedSecret is missing.')
  return {
    ...{ from: credentialOf(from), sender: credentialOf(sender), secret: sender.SharedSecret },
    operation: request['@operation'],
    buyerCookie: request.BuyerCookie,
    returnUrl: webAddress(request.BrowserFormPost.URL),
    items: request.ItemOut.map(({ '@quantity': quantity, ItemID }) => ({
      ...{ number: ItemID.SupplierPartID, reference: ItemID.SupplierPartAuxiliaryID, quantity },
    })),
    selected: request.SelectedItem?.ItemID.SupplierPartID || null,
  }
}
