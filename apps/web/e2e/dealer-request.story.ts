import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { fromHeader } from './support/account-steps.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^First name/i).fill('Dana')
  await page.getByLabel(/^Last name/i).fill('Dealer')
  await page.getByLabel(/^Company name/i).fill('North Dock Doors')
  await page
    .getByLabel(/^Email/i)
    .first()
    .fill(email)
  await page
    .getByLabel(/^Address/)
    .first()
    .fill('1 Dock Road')
  await page.getByLabel(/^City/i).fill('Columbus')
  await page.getByLabel(/^State/i).selectOption('OH')
  await page.getByLabel(/^ZIP code/i).fill('43215')
  await page.getByLabel(/^Phone/i).fill('(614) 555-0100')
}

const buffer = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')

describe('a customer account request', () => {
  it.each(widths)(
    'is kept while offline, sent, and verified with the emailed link, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, expectedErrors: /Failed to load|ERR_/ })
      const { page } = story
      const email = `dana${size.width}@northdock.example`
      const company = () => page.getByLabel(/^Company name/i).inputValue()
      const submit = page.getByRole('button', { name: 'Submit Request' })
      await fromHeader(page, 'Customer Account Request')
      await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
      await fill(page, email.toUpperCase())
      await page.context().setOffline(true)
      await submit.click()
      await page.getByText('Failed to submit dealer account request. Please try again.').waitFor()
      await eventually(company).toBe('North Dock Doors')
      await page.context().setOffline(false)
      await page.reload()
      await eventually(company).toBe('North Dock Doors')
      const file = { name: 'exempt.pdf', mimeType: 'application/pdf', buffer }
      await page.locator('input[type=file]').last().setInputFiles(file)
      await submit.click()
      await page.getByText('Request submitted!').waitFor()
      await page.getByRole('button', { name: 'Send another request' }).click()
      await eventually(company).toBe('')

      await page.goto(linkIn(await mailTo(shop, email, /./), 'emailVerify'))
      await page.getByText('Thank you for verifying your email').waitFor()
      await page.getByRole('button', { name: 'Continue to site' }).click()
      await eventually(() => page.url()).not.toContain('emailVerify')
      await mailTo(shop, 'parts@mullion.example', /North Dock Doors|request/i)
    },
  )
})
