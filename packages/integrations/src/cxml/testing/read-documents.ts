import { XMLParser } from 'fast-xml-parser'

const reader = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name) => name === 'ItemIn',
})

/** The answer to a request that begins a visit, as the buyer's system reads it. */
export function readSetupAnswer(text: string) {
  const { Status, PunchOutSetupResponse } = reader.parse(text).cXML.Response
  return {
    status: Number(Status['@code']),
    message: String(Status['#text'] ?? ''),
    startUrl: String(PunchOutSetupResponse?.StartPage.URL ?? ''),
  }
}

/** A cart as the buyer's system books it. */
export interface BookedCart {
  readonly buyerCookie: string
  readonly total: string
  readonly items: readonly {
    readonly number: string
    readonly reference: string
    readonly quantity: number
    readonly unit: string
    readonly price: string
    readonly description: string
  }[]
}

interface ItemIn {
  readonly '@quantity': string
  readonly ItemID: { readonly SupplierPartID: string; readonly SupplierPartAuxiliaryID: string }
  readonly ItemDetail: {
    readonly UnitOfMeasure: string
    readonly UnitPrice: { readonly Money: { readonly '#text': string } }
    readonly Description: { readonly '#text': string }
  }
}

/** Reads a cart that came back, as the buyer's system does. */
export function readCart(text: string): BookedCart {
  const {
    BuyerCookie,
    PunchOutOrderMessageHeader,
    ItemIn = [],
  } = reader.parse(text).cXML.Message.PunchOutOrderMessage
  return {
    buyerCookie: BuyerCookie,
    total: PunchOutOrderMessageHeader.Total.Money['#text'],
    items: (ItemIn as ItemIn[]).map(({ '@quantity': quantity, ItemID, ItemDetail }) => ({
      number: ItemID.SupplierPartID,
      reference: ItemID.SupplierPartAuxiliaryID,
      quantity: Number(quantity),
      unit: ItemDetail.UnitOfMeasure,
      price: ItemDetail.UnitPrice.Money['#text'],
      description: ItemDetail.Description['#text'],
    })),
  }
}
