import type { Page } from 'playwright-core'
import { newestOrder } from '../support/database.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { type Screen, walkScreens } from '../support/screens.ts'

const requestForm = '/?panel=request'

// A link verifies only once, so each walk needs its own email.
const requested = { count: 0, email: '' }

async function fillRequest(page: Page, email: string): Promise<void> {
  const fields = {
    'First name': 'Dana',
    'Last name': 'Dealer',
    Email: email,
    'Phone number': '(614) 555-0100',
    'Company name': 'North Dock Doors',
    Address: '1 Dock Road',
    City: 'Columbus',
    'ZIP code': '43215',
  }
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  }
  await page.getByLabel('State').selectOption('OH')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request', exact: true }).click()

async function track(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'See status' }).click()
}

const screens: readonly Screen[] = [
  {
    name: 'order status not found',
    at: '/?panel=order',
    expectedErrors: /status of 404/,
    steps: (page) => track(page, 'W999999', 'pat@arctic.example'),
    shows: 'No order has this number and email address.',
    leadsTo: [
      {
        name: 'order status',
        steps: (page, shop) => {
          const { number, buyerEmail } = newestOrder(shop)
          return track(page, number, buyerEmail)
        },
        shows: 'Look up another order',
      },
    ],
  },
  {
    name: 'account request with errors',
    at: requestForm,
    steps: submit,
    shows: 'This field is required.',
  },
  {
    name: 'account request with files',
    at: requestForm,
    steps: async (page) => {
      const files = page.locator('input[type=file]')
      const pdf = (name: string, bytes: number) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes)]),
      })
      await files.last().setInputFiles(pdf('exempt.pdf', 100))
      await page.getByRole('button', { name: 'Add another file' }).click()
      await files.last().setInputFiles(pdf('large.pdf', 2_097_152))
      // Scrolls to the top; otherwise the sticky header would cover half of a field.
      await page.evaluate(() => scrollTo(0, 0))
    },
    shows: 'File size of large.pdf exceeds the 2MB limit.',
  },
  {
    name: 'failed account request',
    at: requestForm,
    expectedErrors: /status of 500/,
    steps: async (page) => {
      await page.route('**/api/dealer-requests', (route) => route.fulfill({ status: 500, body: '' }))
      requested.count += 1
      requested.email = `dock${requested.count}@northdock.example`
      await fillRequest(page, requested.email)
      await submit(page)
      await page.getByText('Failed to submit dealer account request.').waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    },
    shows: 'Failed to submit dealer account request.',
    leadsTo: [
      {
        name: 'sent account request',
        steps: async (page) => {
          await page.unroute('**/api/dealer-requests')
          await submit(page)
        },
        shows: 'Request submitted!',
      },
      {
        name: 'verified email address',
        steps: async (page, shop) =>
          page.goto(linkIn(await mailTo(shop, requested.email, /./), 'emailVerify')),
        shows: 'Thank you for verifying your email',
      },
    ],
  },
  {
    name: 'failed email verification',
    at: `/?emailVerify=${'A'.repeat(43)}`,
    expectedErrors: /status of 40/,
    shows: 'Email verification failed',
  },
]

await walkScreens(screens)
