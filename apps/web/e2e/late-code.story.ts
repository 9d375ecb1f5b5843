import { describe, expect, it } from 'vitest'
import { fromHeader, passwordDialog, people, signInDialog, typeSignIn } from './support/account-steps.ts'
import { pageErrors } from './support/database.ts'
import { openShop } from './support/shop.ts'
import { closerHook, detail, eventually, results } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof results>[0]
const expectedErrors = /Failed to load|Failed to fetch|Unable to preload|net::ERR_FAILED|dynamically imported/
const address = (page: Page) => new URL(page.url()).search
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Blocks a chunk of code, as a lost network connection would; returns a function that unblocks it. */
async function cutOff(page: Page, code: RegExp): Promise<() => Promise<void>> {
  await page.route(code, (route) => route.abort('failed'))
  return () => page.unroute(code)
}

describe.each(widths)('code that fails to load, $width wide', (size) => {
  it('for a pop-up closes it with a message, and Retry loads it again', async () => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    const letThrough = await cutOff(page, /\/assets\/help-dialog/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    const message = messages(page).getByText('We couldn’t open this.')
    await message.waitFor()
    await eventually(() => address(page)).toBe('')
    expect(await page.getByRole('alert').count()).toBe(0)
    await letThrough()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog', { name: 'Privacy policy' }).waitFor()
    await eventually(() => address(page)).toBe('?popup=privacy')
  })

  it('for an emailed link shows the failure until it loads, and the link is not lost', async () => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    const letThrough = await cutOff(page, /\/assets\/password-dialog/)
    await page.goto(`/?reset=${'A'.repeat(43)}`)
    const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t open this.' })
    const retry = failure.getByRole('button', { name: 'Retry' })
    await Promise.all([page.waitForEvent('requestfailed'), retry.click()])
    // After a failed retry, the Retry button has focus again.
    await eventually(() => retry.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await messages(page).getByText('We couldn’t open this.').count()).toBe(0)
    await letThrough()
    await retry.click()
    // The link is not valid; the dialog says so once its code has loaded.
    await passwordDialog(page).getByRole('button', { name: 'Send a new link' }).waitFor()
    await eventually(() => failure.count()).toBe(0)
  })

  it('for the sign-in can be retried, and the requested panel opens after signing in', async () => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    const letThrough = await cutOff(page, /\/assets\/sign-in-dialog/)
    await page.goto('/?panel=account&view=orders')
    const retry = messages(page).getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await eventually(() => address(page)).toBe('')
    await letThrough()
    await retry.click()
    await signInDialog(page).waitFor()
    await eventually(() => address(page)).toBe('?panel=account&view=orders')
    await typeSignIn(page, people.polar)
    await page
      .getByRole('button', { name: /^W\d{6}/ })
      .first()
      .waitFor()
  })

  it('for a panel can be retried in its place, and is reported to the store', async () => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    const letThrough = await cutOff(page, /\/assets\/dealer-request/)
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('alert').getByText('We couldn’t show this part of the page.').waitFor()
    await letThrough()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
    const failed = 'Failed to fetch dynamically imported module: …'
    await eventually(() => pageErrors(shop)).toContainEqual({
      ...{ type: 'TypeError', message: failed, severity: 'critical' },
    })
  })

  it('for one pop-up does not affect others, and after a second failure Reload loads the page again', async () => {
    await using story = await openStory(shop, { size, at: `/?s=${closerHook.number}`, expectedErrors })
    const { page } = story
    await results(page).first().waitFor()
    const letThrough = await cutOff(page, /\/assets\/help-dialog/)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' })
    await link.click()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    const reload = messages(page).getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await page.goBack()
    await letThrough()
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await link.click()
    await page.getByRole('dialog', { name: 'Terms of service' }).waitFor()
  })
})

it('header menu code that fails to load offers Retry once, then a page reload', async () => {
  await using story = await openStory(shop, {
    user: people.buyer,
    size: { width: 1100, height: 900 },
    expectedErrors,
  })
  const { page } = story
  const letThrough = await cutOff(page, /\/assets\/header-menu-list/)
  const button = page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem]):visible')
  await button.click()
  await messages(page).getByRole('button', { name: 'Retry' }).click()
  await messages(page).getByRole('button', { name: 'Reload' }).waitFor()
  await eventually(() => button.count()).toBe(1)
  await letThrough()
  await button.click()
  await page.getByRole('menu').getByRole('menuitem').first().waitFor()
  await eventually(() => button.count()).toBe(1)
})
