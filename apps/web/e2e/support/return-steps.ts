import type { Page } from 'playwright-core'
import { ordersOf } from './database.ts'
import type { Shop } from './shop.ts'

/** Ships the newest order of a buyer as a whole, with the sign-in of a page of staff; returns its id. */
export async function shipNewest(shop: Shop, buyer: string, desk: Page): Promise<number> {
  const order = ordersOf(shop, buyer).at(-1)
  if (!order) throw new Error(`${buyer} has no order.`)
  const shippedOn = new Date().toISOString().slice(0, 10)
  const data = { carrier: 'UPS', trackingNumber: `1Z${Date.now()}`, shippedOn }
  const headers = { Origin: new URL(desk.url()).origin }
  const answer = await desk.request.post(`/api/v1/orders/${order.number}/shipments`, { data, headers })
  if (!answer.ok()) throw new Error(await answer.text())
  return order.id
}

/** Asks to return the first part of a shipped order; returns the number of the return. */
export async function askForReturn(page: Page, orderId: number, reason: string): Promise<string> {
  await page.goto(`/?panel=return&view=request&id=${orderId}`)
  await page.getByRole('checkbox').first().check()
  await page.getByLabel(/^Why .* comes back$/).selectOption(reason)
  await page.getByRole('button', { name: 'Send the return' }).click()
  const heading = page.getByRole('heading', { name: /^Return RMA\d+$/ })
  await heading.waitFor()
  return (await heading.innerText()).replace('Return ', '')
}
