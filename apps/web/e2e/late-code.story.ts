import { expect, it } from 'vitest'
import { fromHeader, people, signInDialog } from './support/account-steps.ts'
import { pageErrors } from './support/database.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof signInDialog>[0]
const expectedErrors = /Failed to load|Failed to fetch|Unable to preload|net::ERR_FAILED|dynamically imported/
const address = (page: Page) => new URL(page.url()).search
const notices = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Blocks a chunk of code, as a lost network connection would; returns a function that unblocks it. */
async function cutOff(page: Page, code: RegExp): Promise<() => Promise<void>> {
  await page.route(code, (route) => route.abort('failed'))
  return () => page.unroute(code)
}

it.each(widths)(
  'code that fails to load is loaded again by Retry, in panels, pop-ups and the sign-in, $width wide',
  async (size) => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    // The pointer may come to rest on the link to it, which loads it ahead.
    const help = await cutOff(page, /\/assets\/help-dialog/)
    const request = await cutOff(page, /\/assets\/dealer-request/)
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('alert').getByText('We couldn’t show this part of the page.').waitFor()
    await request()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
    // Its style sheet may be the first that fails.
    const failed = /^(Failed to fetch dynamically imported module: …|Unable to preload … for …)$/
    await eventually(() => pageErrors(shop)).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(failed), severity: 'critical' }),
    )

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await notices(page).getByText('We couldn’t open this.').waitFor()
    await eventually(() => address(page)).toBe('?panel=request')
    expect(await page.getByRole('alert').count()).toBe(0)
    await help()
    await notices(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog', { name: 'Privacy policy' }).waitFor()
    await eventually(() => address(page)).toBe('?panel=request&popup=privacy')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    const signIn = await cutOff(page, /\/assets\/sign-in-dialog/)
    await page.goto('/?panel=account&view=orders')
    const retry = notices(page).getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await eventually(() => address(page)).toBe('')
    await signIn()
    await retry.click()
    await signInDialog(page).waitFor()
    await eventually(() => address(page)).toBe('?panel=account&view=orders')
  },
)

it('code that fails to load twice offers to reload the page, and its button stays', async () => {
  const size = { width: 1100, height: 900 }
  await using story = await openStory(shop, { size, user: people.buyer, expectedErrors })
  const { page } = story
  const letThrough = await cutOff(page, /\/assets\/header-menu-list/)
  const button = page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem]):visible')
  await button.click()
  await notices(page).getByRole('button', { name: 'Retry' }).click()
  const reload = notices(page).getByRole('button', { name: 'Reload' })
  await reload.waitFor()
  await eventually(() => button.count()).toBe(1)
  await letThrough()
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await button.click()
  await page.getByRole('menu').getByRole('menuitem').first().waitFor()
  await eventually(() => button.count()).toBe(1)
})
