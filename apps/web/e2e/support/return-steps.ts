import type { Page } from 'playwright-core'
import { newestToShip } from './database.ts'
import type { Shop } from './shop.ts'

async function ship(number: string, desk: Page): Promise<void> {
  const shippedOn = new Date().toISOString().slice(0, 10)
  const data = { carrier: 'UPS', trackingNumber: `1Z${Date.now()}`, shippedOn }
  const headers = { Origin: new URL(desk.url()).origin }
  const answer = await desk.request.post(`/api/v1/orders/${number}/shipments`, { data, headers })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Ships all of the newest order of a buyer that has not shipped, as the staff on the page `desk`; returns its id. */
export async function shipNewest(shop: Shop, buyer: string, desk: Page): Promise<number> {
  const { id, number } = newestToShip(shop, buyer)
  await ship(number, desk)
  return id
}

/** Ships the newest order of a guest that has not shipped; returns the key of its link. */
export async function shipOfGuest(shop: Shop, desk: Page): Promise<string> {
  const { number, buyerEmail: email } = newestToShip(shop, null)
  await ship(number, desk)
  const headers = { Origin: new URL(desk.url()).origin }
  const answer = await desk.request.post('/trpc/orders.track', { data: { number, email }, headers })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).result.data.key
}

const sendReturn = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole('checkbox').first().check()
  await page.getByLabel(/^Why .* comes back$/).selectOption(reason)
  await page.getByRole('button', { name: 'Send the return' }).click()
}

/** Asks to return the first part of a shipped order, as the guest who has its link. */
export async function askAsGuest(page: Page, orderKey: string): Promise<void> {
  await page.goto(`/?panel=return&view=request&orderKey=${orderKey}`)
  await sendReturn(page, 'Arrived damaged')
}

/** Asks to return the first part of a shipped order; returns the number of the return. */
export async function askForReturn(page: Page, orderId: number, reason: string): Promise<string> {
  await page.goto(`/?panel=return&view=request&id=${orderId}`)
  await sendReturn(page, reason)
  const heading = page.getByRole('heading', { name: /^Return RMA\d+$/ })
  await heading.waitFor()
  return (await heading.innerText()).replace('Return ', '')
}
