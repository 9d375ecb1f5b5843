import { setupRequest } from '@mullion/integrations/cxml/testing/setup-request'
import { XMLParser } from 'fast-xml-parser'
import type { TestApp } from './open-test-app.ts'

const reader = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  isArray: (name) => name === 'ItemIn',
})
const entity: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' }
const unescaped = (text = '') => text.replace(/&(amp|quot|#39|lt|gt);/g, (_all, name) => entity[name] ?? '')

/** A cart as the buyer's system booked it. */
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

/** A buyer's procurement system: it asks for visits, opens them in a browser and books the carts that come back. */
export function createProcurementSystem(shop: TestApp, { identity = 'AN01000000001', secret = '' } = {}) {
  const booked: BookedCart[] = []
  const returnUrl = 'https://procurement.example/return?session=4&again=1'

  async function ask(facts: Parameters<typeof setupRequest>[0] = {}) {
    const body = setupRequest({ identity, secret, returnUrl, ...facts })
    const answer = await shop.app.request('/punchout/cxml', { method: 'POST', body })
    const { Response } = reader.parse(await answer.text()).cXML
    const { Status, PunchOutSetupResponse } = Response
    return {
      httpStatus: answer.status,
      status: Number(Status['@code']),
      message: String(Status['#text'] ?? ''),
      startUrl: String(PunchOutSetupResponse?.StartPage.URL ?? ''),
    }
  }

  /** Opens a visit in a browser of its own, as the person does who was sent there. */
  async function visit(facts: Parameters<typeof setupRequest>[0] = {}) {
    const { startUrl } = await ask(facts)
    const browser = shop.browser()
    const started = await browser.get(new URL(startUrl).pathname)
    return { browser, started }
  }

  /** Follows the form of the store's page, as a browser does, and books what it posts. */
  async function book(page: Response): Promise<BookedCart> {
    const html = await page.text()
    const action = unescaped(/<form method="post" action="([^"]*)"/.exec(html)?.[1])
    if (action !== returnUrl) throw new Error(`The cart was posted to ${action || 'nowhere'}.`)
    const sent = unescaped(/name="cxml-base64" value="([^"]*)"/.exec(html)?.[1])
    const { Message } = reader.parse(Buffer.from(sent, 'base64').toString()).cXML
    const { BuyerCookie, PunchOutOrderMessageHeader, ItemIn = [] } = Message.PunchOutOrderMessage
    const cart: BookedCart = {
      buyerCookie: BuyerCookie,
      total: PunchOutOrderMessageHeader.Total.Money['#text'],
      items: ItemIn.map(
        (item: {
          '@quantity': string
          ItemID: { SupplierPartID: string; SupplierPartAuxiliaryID: string }
          ItemDetail: {
            UnitOfMeasure: string
            UnitPrice: { Money: { '#text': string } }
            Description: { '#text': string }
          }
        }) => ({
          number: item.ItemID.SupplierPartID,
          reference: item.ItemID.SupplierPartAuxiliaryID,
          quantity: Number(item['@quantity']),
          unit: item.ItemDetail.UnitOfMeasure,
          price: item.ItemDetail.UnitPrice.Money['#text'],
          description: item.ItemDetail.Description['#text'],
        }),
      ),
    }
    booked.push(cart)
    return cart
  }

  return { ask, visit, book, booked }
}
