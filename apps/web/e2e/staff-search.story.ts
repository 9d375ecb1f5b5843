import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, results, rollerLatch, searchFor } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()

const adminSwitch = (page: Page) => page.getByRole('switch', { name: 'Admin view' })
const card = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(number, { exact: true }) })
const badge = (page: Page, number: string) => card(page, number).getByText('Proprietary', { exact: true })
const press = (page: Page, letter: 'P' | 'C', number: string) =>
  card(page, number)
    .getByRole('button', { name: `${letter}: ` })
    .click()

describe('the admin view of the search', () => {
  it.each([wide, narrow])('marks parts as proprietary and clears the mark, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    const { number } = rollerLatch
    await signIn(page, people.admin)
    await searchFor(page, number)
    await adminSwitch(page).check()
    await card(page, number).getByRole('button', { name: 'P: ' }).waitFor()
    expect(await page.getByRole('button', { name: /^Add to cart/ }).count()).toBe(0)
    expect(await page.getByRole('spinbutton').count()).toBe(0)

    await press(page, 'P', number)
    await badge(page, number).waitFor()
    await look(page, 'admin-search', { whole: false })
    await expectAccessible(page, 'the admin view')
    await page.reload()
    await badge(page, number).waitFor()

    await press(page, 'C', number)
    await badge(page, number).waitFor({ state: 'detached' })
    await page.reload()
    await card(page, number).getByRole('button', { name: 'P: ' }).waitFor()
    expect(await badge(page, number).count()).toBe(0)
  })

  it('says what to do before anything is searched, and is remembered until it is turned off', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await signIn(page, people.super)
    await page.goto('/?s=hinge')
    await adminSwitch(page).check()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Search for part to edit' }).waitFor()
    await look(page, 'admin-search-start', { whole: false })
    expect(await page.getByText('Search by part number, name or shop shorthand.').count()).toBe(0)
    await page.getByRole('button', { name: 'View All Parts' }).click()
    await adminSwitch(page).uncheck()
    await page.goto('/')
    await page.getByText('Search by part number, name or shop shorthand.').waitFor()
    await searchFor(page, closerHook.number)
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).waitFor()
  })

  it('takes a mark back that could not be saved, and says so', async () => {
    await using story = await openStory(shop, { complaints: /status of 503/ })
    const { page } = story
    const { number } = closerHook
    await signIn(page, people.admin)
    await searchFor(page, number)
    await adminSwitch(page).check()
    await page.route('**/trpc/admin.parts.markProprietary*', (route) =>
      route.fulfill({ status: 503, body: 'away' }),
    )
    await press(page, 'P', number)
    await page.getByText(`The mark of ${number} was not saved.`).waitFor()
    await eventually(() => badge(page, number).count()).toBe(0)
  })

  it.each([
    ['a guest', null],
    ['a customer', people.buyer],
  ])('is nothing that %s sees, even where an administrator had turned it on', async (_, login) => {
    await using story = await openStory(shop)
    const { page } = story
    if (login) await signIn(page, login)
    await page.evaluate(() => localStorage.setItem('adminView', 'on'))
    await page.goto('/')
    await page.getByText('Search by part number, name or shop shorthand.').waitFor()
    await searchFor(page, rollerLatch.number)
    await results(page).first().waitFor()
    await page.getByRole('button', { name: `Add to cart: ${rollerLatch.number}`, exact: true }).waitFor()
    expect(await adminSwitch(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^[PC]: / }).count()).toBe(0)
    expect(await page.getByText('Proprietary').count()).toBe(0)
  })
})
