import type { Page } from 'playwright-core'
import { rollerLatch, withCart } from './steps.ts'

/** Asks for a quote of a part in the cart and of an item in words; returns the number of the request. */
export async function askForQuote(page: Page, item: string): Promise<string> {
  await withCart(page, [rollerLatch])
  await page.goto('/?panel=cart')
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await page.getByLabel(/^Target price of 0601-CHN/).fill('24')
  await page.getByRole('button', { name: 'Add an item' }).click()
  await page.getByLabel('Item 1', { exact: true }).fill(item)
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Send request' }).click()
  const heading = page.getByRole('heading', { name: /^Quote Q\d+$/ })
  await heading.waitFor()
  return (await heading.innerText()).replace('Quote ', '')
}

/** Opens the form that answers a request, at the desk. */
export async function openAnswer(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click()
  await page.getByRole('form', { name: 'Answer the request' }).waitFor()
}
