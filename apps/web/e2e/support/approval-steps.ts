import type { APIRequestContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword, people } from './account-steps.ts'
import type { Shop } from './shop.ts'
import { rollerLatch } from './steps.ts'

interface Buyer {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
}

/** Returns the demo user of the admin's company who orders. */
async function buyerOf(page: Page): Promise<Buyer> {
  const answer = await page.request.get('/trpc/accounts.users.list?input={"page":1,"search":"buyer@"}')
  const { users } = (await answer.json()).result.data
  return users.find(({ email }: { email: string }) => email.startsWith('buyer@'))
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

async function call(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).result?.data
}

/** The admin of a company that pays by card, who pays for the orders they approve. */
export const cardApprover = 'carla.yoder@polar.example'

/** Sends an order of the admin's company for approval, whose card the approver types. */
export async function askForCard(page: Page, { browser, url }: Shop): Promise<void> {
  await limitOrders(page, 0)
  const buyer = await browser.newContext({ baseURL: url })
  try {
    const { request } = buyer
    const login = { login: people.polar, password: demoPassword }
    expect((await request.post('/api/users/login', { data: login })).status()).toBe(200)
    const shipAddress = {
      ...{ nameOrCompany: 'Polar Foods', address1: '232 Mill Road' },
      ...{ postalCode: '55401', city: 'Minneapolis', state: 'MN' },
    }
    const cart = [{ partId: rollerLatch.id, quantity: 2, comments: [] }]
    const input = { cart, shipAddress, serviceType: '03' }
    const { quoteId, grandTotalCents } = await call(request, '/trpc/checkout.quote', input)
    const idempotencyKey = `approver-pays-${Date.now()}`
    const order = { ...input, idempotencyKey, quoteId, grandTotalCents, returnsAgreed: true }
    await call(request, '/trpc/checkout.placeOrder', order)
  } finally {
    await buyer.close()
    await limitOrders(page, null)
  }
}
