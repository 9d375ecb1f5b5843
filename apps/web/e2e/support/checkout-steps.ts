import type { Page } from 'playwright-core'
import { type CartPart, typeAddress, withCart } from './steps.ts'

export async function openShipping(page: Page, parts: readonly CartPart[]): Promise<void> {
  await withCart(page, parts)
  await page.goto('/?panel=cart&view=shipping')
  await page.getByRole('heading', { name: 'Ship to' }).waitFor()
}

export async function setAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shipping Method' }).click()
  await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
}

export async function typeAndSetAddress(page: Page): Promise<void> {
  await typeAddress(page)
  await setAddress(page)
}

export async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Finalize Order' }).click()
  await page.getByRole('heading', { name: 'Finalize Order' }).waitFor()
}

export async function typeThirdParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter third-party billing info' }).click()
  const dialog = page.getByRole('dialog', { name: 'Third-party billing info' })
  const fields = { Company: 'Payer Inc', 'Address 1': '1 Main Street', 'ZIP code': '43215', City: 'Columbus' }
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('State').selectOption('OH')
  await dialog.getByRole('button', { name: 'Save billing info' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
