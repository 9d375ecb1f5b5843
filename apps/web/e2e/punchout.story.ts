import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setupRequest } from '@mullion/integrations/cxml/testing/setup-request'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { cartButton, eventually, rollerLatch } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

/** A buyer's procurement system, where the browser posts the cart. */
async function openSystem() {
  const carts: string[] = []
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (piece) => (body += piece))
    request.on('end', () => {
      const sent = new URLSearchParams(body).get('cxml-base64')
      if (sent) carts.push(Buffer.from(sent, 'base64').toString())
      answer
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><title>Buying</title><p>Cart received.</p>')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const returnUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/return`
  return { carts, returnUrl, [Symbol.asyncDispose]: async () => void server.close() }
}

async function connect(page: Page, identity: string): Promise<string> {
  await page.getByRole('button', { name: 'Connect system' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(identity)
  await form.getByLabel('Email of the customer').fill(people.buyer)
  await form.getByLabel('Sender identity').fill(identity)
  await form.getByRole('button', { name: 'Connect system' }).click()
  await page.getByRole('button', { name: 'Copy secret' }).waitFor()
  const secret = await page.getByText(/^[\w-]{43}$/).innerText()
  await page.getByRole('button', { name: 'I copied it' }).click()
  return secret
}

it('a buyer of a procurement system shops with company prices and takes the cart back there', async () => {
  await using system = await openSystem()
  const identity = `AN${Date.now()}`
  await using staff = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=punchout' })
  const secret = await connect(staff.page, identity)

  await using story = await openStory(shop, { size: narrow, at: null })
  const { page } = story
  const body = setupRequest({ identity, secret, returnUrl: system.returnUrl, selected: rollerLatch.number })
  const answer = await (await fetch(`${shop.url}/punchout/cxml`, { method: 'POST', body })).text()
  const startUrl = /<URL>([^<]+)<\/URL>/.exec(answer)?.[1] ?? ''
  await page.goto(new URL(startUrl).pathname)
  const banner = page.getByRole('complementary', { name: 'Your procurement system' })
  await banner.getByText('Your cart goes back to').waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await cartButton(page).click()
  await page.getByRole('button', { name: 'Return cart' }).click()
  await page.getByText('Cart received.').waitFor()
  expect(system.carts.join()).toContain(`<SupplierPartID>${rollerLatch.number}</SupplierPartID>`)

  await page.goto('/')
  await eventually(() => cartButton(page).getAttribute('aria-label')).toMatch(/empty|0/)
  expect(await banner.count()).toBe(0)
})
