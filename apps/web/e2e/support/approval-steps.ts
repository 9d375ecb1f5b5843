import type { Page } from 'playwright-core'
import { expect } from 'vitest'

async function buyerOf(page: Page): Promise<{ id: number; firstname: string; lastname: string }> {
  const answer = await page.request.get('/trpc/accounts.users.list?input={"page":1,"search":"buyer@"}')
  const { users } = (await answer.json()).result.data
  return users.find(({ email }: { email: string }) => email === 'buyer@arctic.example')
}

/** Sets the buyer's limit for one order, as the owner; other stories need it to be null in the end. */
export async function limitOrders(page: Page, orderLimitCents: number | null): Promise<void> {
  const { id: userId } = await buyerOf(page)
  const data = { userId, orderLimitCents, monthLimitCents: null, asksAdmins: true, approverIds: [] }
  expect((await page.request.post('/trpc/approvals.saveLimits', { data })).status()).toBe(200)
}

export async function nameOfBuyer(page: Page): Promise<string> {
  const { firstname, lastname } = await buyerOf(page)
  return `${firstname} ${lastname}`
}

export const sendForApproval = (page: Page) => page.getByRole('button', { name: /^Send for approval/ })
export const sentForApproval = (page: Page) =>
  page.getByRole('dialog', { name: 'Your order was sent for approval' })
