import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { fromHeader } from './support/account-steps.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const failed = 'Failed to submit dealer account request. Please try again.'
const verificationFailed =
  'Email verification failed. This will occur if you have already been verified. Please check your inbox.'
const fields = {
  'First Name': 'Dana',
  'Last Name': 'Dealer',
  'Phone Number': '(614) 555-0100',
  'Company Name': 'North Dock Doors',
  Address: '1 Dock Road',
  City: 'Columbus',
  Zip: '43215-9912',
}
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request', exact: true })
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9)])
const pdf = (name: string, bytes: number) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(bytes) })

async function fill(page: Page, email: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
  await field(page, 'Email').fill(email)
  await page.getByLabel('State').selectOption('OH')
}

describe.each([wide, narrow])('the request for a customer account, $width wide', (size) => {
  it('asks for what it needs and says what is wrong with it', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('heading', { name: 'Request a Customer Account', exact: true }).waitFor()
    await page.getByText('bot-protection challenge').waitFor()
    await page
      .getByText(
        'Dealer account requests are handled 8AM to 4:30PM EST, Monday to Friday, usually within an hour, otherwise the next business day.',
        { exact: true },
      )
      .waitFor()
    await submit(page).click()
    await eventually(() => page.getByText('This field is required.', { exact: true }).count()).toBe(9)
    const wrong = page.getByText('Invalid email format', { exact: true })
    for (const email of [
      'dana',
      'dana@',
      'dana@dock',
      'dana@dock.c',
      'da na@dock.example',
      'dana!@dock.example',
    ]) {
      await field(page, 'Email').fill(email)
      await field(page, 'Email').blur()
      await eventually(() => wrong.count()).toBe(1)
      await field(page, 'Email').fill('d.a_n%a+1-x@dock.example')
      await eventually(() => wrong.count()).toBe(0)
    }
    await field(page, 'Accounts Receivable Email').fill('AR@')
    await field(page, 'Accounts Receivable Email').blur()
    await eventually(() => wrong.count()).toBe(1)
    await field(page, 'Accounts Receivable Email').fill('AR@Dock.Example')
    await eventually(() => field(page, 'Accounts Receivable Email').inputValue()).toBe('ar@dock.example')
    await fill(page, 'DANA@Dock.Example')
    await eventually(() => field(page, 'Email').inputValue()).toBe('dana@dock.example')
    await eventually(() => field(page, 'Zip').inputValue()).toBe('43215')
    await eventually(() => field(page, 'Phone Number').inputValue()).toBe('6145550100')
    await page.getByLabel('We require PO numbers').check()
    await page.getByLabel('We require PO uploads').check()
    await page.getByRole('main').getByRole('link', { name: 'Return to Search', exact: true }).click()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
  })

  it('takes files of four types, 2 MB each and 10 MB together, in places that come and go', async () => {
    await using story = await openStory(shop, { size, at: '/?panel=request' })
    const { page } = story
    const places = page.getByRole('list', { name: 'Tax exemption files' }).getByRole('listitem')
    const inputs = page.locator('input[type=file]')
    const total = page.getByText('Total file size exceeds the 10MB limit.', { exact: true })
    await inputs.last().setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await places
      .getByText('File type text/plain is not allowed. Please upload a PDF, PNG, JPEG, or GIF file.')
      .waitFor()
    await inputs.last().setInputFiles(pdf('large.pdf', 2_097_153))
    await places.getByText('File size of large.pdf exceeds the 2MB limit.', { exact: true }).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'a file that is too large')
    for (let file = 1; file <= 5; file += 1) {
      if (file > 1) await page.getByRole('button', { name: 'Add Another File' }).click()
      await inputs.nth(file - 1).setInputFiles(pdf(`${file}.pdf`, 2_097_152))
    }
    await eventually(() => page.getByText(/exceeds the/).count()).toBe(0)
    await page.getByRole('button', { name: 'Add Another File' }).click()
    await inputs.nth(5).setInputFiles(pdf('6.pdf', 10))
    await total.waitFor()
    await eventually(() => places.count()).toBe(6)
    await places
      .last()
      .getByRole('button', { name: /remove/i })
      .click()
    await total.waitFor({ state: 'detached' })
    await eventually(() => places.count()).toBe(5)
  })

  it('says that it failed or what comes next, and what became of the verification', async () => {
    const email = `texts${size.width}@northdock.example`
    await using story = await openStory(shop, { size, at: '/?panel=request', complaints: /status of 500/ })
    const { page } = story
    await fill(page, email)
    await page.route('**/api/dealer-requests', (route) => route.fulfill({ status: 500, body: '' }))
    await submit(page).click()
    await page.getByRole('alert').getByText(failed, { exact: true }).waitFor()
    // Under the header that sticks, a field would be half in sight.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'a request that failed')
    await page.unroute('**/api/dealer-requests')
    await submit(page).click()
    await page.getByRole('heading', { name: 'Request submitted!', exact: true }).waitFor()
    await page.getByText(`A verification link was sent to ${email}.`).waitFor()
    await page.getByText('It comes from our parts address, parts@mullion.example').waitFor()
    await page
      .getByText('We do not receive your request until you have verified your email.', { exact: true })
      .waitFor()
    await expectAccessible(page, 'a request that was sent')
    await page.getByRole('button', { name: 'Send Another Request' }).click()
    await eventually(() => field(page, 'Company Name').inputValue()).toBe('')

    const link = linkIn(await mailTo(shop, email, /./), 'emailVerify')
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/accounts.requests.verify*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(link)
    await page.getByRole('heading', { name: 'Verifying...', exact: true }).waitFor()
    goOn()
    await page.getByRole('heading', { name: 'Thank you for verifying your email', exact: true }).waitFor()
    for (const name of ["What's next?", 'How long does this take?', 'Why do we do this?']) {
      await page.getByRole('heading', { name, exact: true }).waitFor()
    }
    await expectAccessible(page, 'a verified address')
    await page.unroute('**/accounts.requests.verify*')
    await page.goto(link)
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Email verification failed', exact: true }).waitFor()
    await main.getByText(verificationFailed, { exact: true }).waitFor()
    await main.getByRole('link', { name: '(800) 555-0142' }).waitFor()
    await main.getByRole('link', { name: 'parts@mullion.example' }).waitFor()
    await main.getByRole('button', { name: 'Continue to site', exact: true }).click()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})
