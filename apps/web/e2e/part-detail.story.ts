import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { detail, eventually, rollerLatch } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search
/** A hinge with two related parts, and the heater wire, whose length comes from the door. */
const camHinge = '/?s=0301-CHLH0'
const heaterWire = 76

describe('the detail of a part', () => {
  it('leads to related parts, which Back goes through and closing leaves at once', async () => {
    await using story = await openStory(shop, { at: camHinge })
    const { page } = story
    await page.locator('[data-result-link]').first().click()
    const related = detail(page).getByRole('link')
    await eventually(() => related.count()).toBe(2)
    await eventually(() => address(page)).toContain('part=')
    const first = address(page)
    await related.first().click()
    await eventually(() => address(page)).not.toBe(first)
    await eventually(() => detail(page).evaluate((dialog) => dialog === document.activeElement)).toBe(true)
    await page.goBack()
    await eventually(() => address(page)).toBe(first)
    await related.last().click()
    await eventually(() => address(page)).not.toBe(first)
    await page.keyboard.press('Escape')
    await detail(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=0301-CHLH0')
  })

  it('is remembered on the start page', async () => {
    await using story = await openStory(shop, { at: `/?part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText('Notes').waitFor()
    await page.goto('/')
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    await recent.getByText(rollerLatch.number).waitFor()
    await look(page, '45-recently-viewed')
    await expectAccessible(page, 'the start page with parts viewed')
    await recent.getByRole('link').click()
    await detail(page).getByText('Notes').waitFor()
  })

  it('can be looked at closer with a tap', async () => {
    await using story = await openStory(shop, { size: narrow, at: `/?part=${rollerLatch.id}` })
    const { page } = story
    const picture = page.getByRole('img', { name: 'LATCH ROLLER ADJUSTABLE CHR' })
    await picture.tap()
    await page.getByRole('button', { name: 'Show the whole picture' }).waitFor()
    await look(page, '46-closer', { whole: false })
    await picture.tap()
    await page.getByRole('button', { name: 'Look closer' }).waitFor()
  })

  it('of a part that is calculated says so and offers no cart', async () => {
    await using story = await openStory(shop, { at: `/?part=${heaterWire}` })
    const { page } = story
    await detail(page).getByText('is calculated from the measures of your door').waitFor()
    await eventually(() =>
      detail(page)
        .getByRole('button', { name: /^Add to cart/ })
        .count(),
    ).toBe(0)
  })

  it('is printed without the page around it', async () => {
    await using story = await openStory(shop, { at: `/?s=latch&part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText('Notes').waitFor()
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByRole('banner').isVisible()).toBe(false)
    await eventually(() => page.getByRole('button', { name: /^Add to cart/ }).isVisible()).toBe(false)
    await eventually(() => detail(page).getByText('Notes').isVisible()).toBe(true)
  })

  it('has prices and notes for staff that nobody else sees', async () => {
    await using story = await openStory(shop, { at: camHinge })
    const { page } = story
    await page.request.post('/trpc/accounts.session.signIn', {
      data: { login: 'counter@mullion.example', password: 'cold-storage-42' },
      headers: { origin: shop.url },
    })
    await page.reload()
    await page.locator('[data-result-link]').first().click()
    await detail(page).getByText('Internal notes').waitFor()
    const tiers = detail(page).getByLabel('Prices by discount')
    await eventually(() => tiers.textContent()).toBe(
      'List$52.905% off$50.2610% off$47.6115% off$44.9720% off$42.32',
    )
    await look(page, '47-internal', { whole: false })
    await expectAccessible(page, 'the internal detail')
  })
})
