import { type BookedCart, readCart, readSetupAnswer } from '@mullion/integrations/cxml/testing/read-documents'
import { setupRequest } from '@mullion/integrations/cxml/testing/setup-request'
import type { TestApp } from './open-test-app.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' }
const unescaped = (text = '') => text.replace(/&(amp|quot|#39|lt|gt);/g, (_all, name) => entities[name] ?? '')

/** A buyer's procurement system: it asks for visits, opens them in a browser and reads the carts that come back. */
export function createProcurementSystem(shop: TestApp, { identity = 'AN01000000001', secret = '' } = {}) {
  const returnUrl = 'https://procurement.example/return?session=4&again=1'

  async function ask(facts: Parameters<typeof setupRequest>[0] = {}) {
    const body = setupRequest({ identity, secret, returnUrl, ...facts })
    const answer = await shop.app.request('/punchout/cxml', { method: 'POST', body })
    return { httpStatus: answer.status, ...readSetupAnswer(await answer.text()) }
  }

  /** Opens a visit in a browser of its own, as the person does who was sent there. */
  async function visit(facts: Parameters<typeof setupRequest>[0] = {}) {
    const { startUrl } = await ask(facts)
    const browser = shop.browser()
    const started = await browser.get(new URL(startUrl).pathname)
    return { browser, started }
  }

  /** Follows the form of the store's page, as a browser does, and reads what it posts. */
  async function book(page: Response): Promise<BookedCart> {
    const html = await page.text()
    const action = unescaped(/<form method="post" action="([^"]*)"/.exec(html)?.[1])
    if (action !== returnUrl) throw new Error(`The cart was posted to ${action || 'nowhere'}.`)
    const sent = unescaped(/name="cxml-base64" value="([^"]*)"/.exec(html)?.[1])
    return readCart(Buffer.from(sent, 'base64').toString())
  }

  return { ask, visit, book }
}
