import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { fromHeader } from './support/account-steps.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')

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
  await page.getByLabel(/^ZIP code/i).fill('43215-99')
  await page.getByLabel(/^Phone/i).fill('(614) 555-0100')
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').last().setInputFiles(file)

describe('a customer account request', () => {
  it.each(widths)('can be filled in, sent, and verified with the emailed link, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    const email = `dana${size.width}@northdock.example`
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
    await page
      .getByText(/8AM to 4:30PM EST, Monday to Friday/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.getByText('This field is required.').first().waitFor()
    await fill(page, email.toUpperCase())
    await eventually(() => page.getByLabel(/^ZIP code/i).inputValue()).toBe('43215')

    await choose(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await page.getByText('File type text/plain is not allowed.').waitFor()
    await page.getByText('Please upload a PDF, PNG, JPEG, or GIF file.').first().waitFor()
    await choose(page, {
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf, Buffer.alloc(2_097_153 - pdf.length)]),
    })
    await page.getByText('File size of large.pdf exceeds the 2MB limit.').waitFor()
    await choose(page, { name: 'exempt.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.reload()
    await eventually(() => page.getByLabel(/^Company name/i).inputValue()).toBe('North Dock Doors')
    await choose(page, { name: 'exempt.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.getByText('Request submitted!').waitFor()

    const link = linkIn(await mailTo(shop, email, /./), 'emailVerify')
    const held = Promise.withResolvers<void>()
    await page.route('**/accounts.requests.verify*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(link)
    await page.getByRole('heading', { name: 'Verifying...', exact: true }).waitFor()
    held.resolve()
    await page.getByText('Thank you for verifying your email').waitFor()
    for (const blurb of ["What's next?", 'How long does this take?', 'Why do we do this?']) {
      await page.getByText(blurb).waitFor()
    }
    await page.getByRole('button', { name: 'Continue to site' }).click()
    await eventually(() => page.url()).not.toContain('emailVerify')

    await page.goto(link)
    await page
      .getByText(
        'Email verification failed. This will occur if you have already been verified. Please check your inbox.',
      )
      .waitFor()
    await page
      .getByText(/parts@mullion\.example/)
      .first()
      .waitFor()
    await mailTo(shop, 'parts@mullion.example', /North Dock Doors|request/i)
  })

  it('keeps what was typed while offline, and starts over after it was sent', async () => {
    await using story = await openStory(shop, {
      at: '/?panel=request',
      expectedErrors: /Failed to load|ERR_/,
    })
    const { page } = story
    await fill(page, 'away@northdock.example')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.getByText('Failed to submit dealer account request. Please try again.').waitFor()
    await eventually(() => page.getByLabel(/^Company name/i).inputValue()).toBe('North Dock Doors')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.getByText('Request submitted!').waitFor()
    await page.getByRole('button', { name: 'Send another request' }).click()
    await eventually(() => page.getByLabel(/^Company name/i).inputValue()).toBe('')
  })
})
