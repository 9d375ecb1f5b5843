import { XMLBuilder } from 'fast-xml-parser'

interface SetupFacts {
  readonly identity?: string
  readonly secret?: string
  readonly operation?: 'create' | 'edit' | 'inspect'
  readonly buyerCookie?: string
  readonly returnUrl?: string
  readonly items?: readonly {
    readonly number: string
    readonly reference: string
    readonly quantity: number
  }[]
  readonly selected?: string
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })
const itemId = (number: string, reference = '') => ({
  ItemID: { SupplierPartID: number, ...(reference && { SupplierPartAuxiliaryID: reference }) },
})

/** Returns the request that a procurement system sends to begin a visit. */
export function setupRequest({
  identity = 'AN01000000001',
  secret = 'correct horse & battery',
  operation = 'create',
  buyerCookie = 'visit-1',
  returnUrl = 'https://buyer.example/punchout/return?for=1&of=2',
  items = [],
  selected,
}: SetupFacts = {}): string {
  const credential = { '@domain': 'NetworkID', Identity: identity }
  const cXML = {
    '@payloadID': `${buyerCookie}@buyer.example`,
    '@timestamp': '2026-11-28T12:00:00-05:00',
    Header: {
      From: { Credential: credential },
      To: { Credential: { '@domain': 'DUNS', Identity: 'store' } },
      Sender: {
        Credential: { ...credential, ...(secret && { SharedSecret: secret }) },
        UserAgent: 'Procurement 1.0',
      },
    },
    Request: {
      '@deploymentMode': 'production',
      PunchOutSetupRequest: {
        '@operation': operation,
        BuyerCookie: buyerCookie,
        Extrinsic: { '@name': 'UserEmail', '#text': 'buyer@buyer.example' },
        BrowserFormPost: { URL: returnUrl },
        ...(selected && { SelectedItem: itemId(selected) }),
        ...(items.length > 0 && {
          ItemOut: items.map(({ number, reference, quantity }, at) => ({
            ...{ '@quantity': quantity, '@lineNumber': at + 1 },
            ...itemId(number, reference),
          })),
        }),
      },
    },
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
${builder.build({ cXML })}`
}
