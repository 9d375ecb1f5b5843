import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { openShop } from './support/shop.ts'
import { detail, eventually, expectFocusIn, results, rollerLatch, searchFor } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const address = (page: Page) => new URL(page.url()).search
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow)

it('part details block the page behind, lead to related parts and back, zoom, copy and print', async () => {
  // A hinge with two related parts.
  await using story = await openStory(shop, { at: '/?s=0301-CHLH0' })
  const { page } = story
  const result = results(page).first()
  const name = await result.textContent()
  await result.click()
  const related = detail(page).getByRole('region', { name: 'Related parts' }).getByRole('link')
  await eventually(() => related.count()).toBe(2)
  await eventually(() => address(page)).toContain('part=')
  const at = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, 600)
  await eventually(async () => [await overflow(page), await page.evaluate(() => scrollY)]).toEqual([
    'hidden',
    at,
  ])
  await expectFocusIn(detail(page))
  for (let tab = 0; tab < 25; tab += 1) await page.keyboard.press('Tab')
  await expectFocusIn(detail(page))

  const first = address(page)
  await related.first().click()
  await eventually(() => address(page)).not.toBe(first)
  await eventually(() => detail(page).evaluate((dialog) => dialog === document.activeElement)).toBe(true)
  await page.goBack()
  await eventually(() => address(page)).toBe(first)
  await related.last().click()
  await eventually(() => address(page)).not.toBe(first)
  // Closing leaves all parts at once.
  await page.keyboard.press('Escape')
  await detail(page).waitFor({ state: 'detached' })
  await eventually(() => address(page)).toBe('?s=0301-CHLH0')
  await eventually(() => overflow(page)).not.toBe('hidden')

  await result.click()
  await detail(page).getByText('Notes').waitFor()
  await page.mouse.click(8, 450)
  await detail(page).waitFor({ state: 'detached' })
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)

  await searchFor(page, rollerLatch.number)
  await results(page).first().click()
  const pictures = detail(page).getByRole('list', { name: 'Pictures' }).getByRole('button')
  await pictures.nth(1).click()
  const picture = detail(page).getByRole('img', { name: 'Latch roller adjustable chrome' })
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await eventually(source).toMatch(/0601-CHN-640\.webp$/)
  await picture.hover()
  await detail(page).getByRole('button', { name: 'Zoom out' }).waitFor()
  await eventually(source).toMatch(/\/images\/parts\/0601-CHN\.png$/)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await detail(page).getByRole('button', { name: 'Copy part number' }).click()
  await eventually(copied).toBe(rollerLatch.number)
  await detail(page).getByRole('button', { name: 'Copy link' }).click()
  await eventually(copied).toBe(`${shop.url}/?part=${rollerLatch.id}`)
  await page.emulateMedia({ media: 'print' })
  await eventually(() => page.getByRole('banner').isVisible()).toBe(false)
  await eventually(() => page.getByRole('button', { name: /^Add to cart/ }).isVisible()).toBe(false)
  await eventually(() => detail(page).getByText('Notes').isVisible()).toBe(true)
})
