import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { detail, eventually, expectFocusIn, results, rollerLatch, runClock } from './support/steps.ts'
import { narrow, openStory, widths } from './support/story.ts'

const shop = await openShop()
const address = (page: Page) => new URL(page.url()).search
/** A hinge with two related parts. */
const camHinge = '/?s=0301-CHLH0'
const facts = (page: Page) => detail(page).locator('dl').last().locator('dt').allTextContents()

describe('part details', () => {
  it.each(widths)('show every customer fact and block scrolling behind, $width wide', async (size) => {
    await using story = await openStory(shop, { size, at: '/?s=0001-04' })
    const { page } = story
    await results(page).first().click()
    const dialog = page.getByRole('dialog', { name: 'Casing fiberglass 4-1/2 white kit', exact: true })
    await dialog.getByText('0001-04', { exact: true }).first().waitFor()
    await dialog.getByText('Made for your door. Serial number required.').waitFor()
    await eventually(() => facts(page)).toEqual([
      'Notes',
      'What’s included',
      'Included hardware',
      'Doors',
      'Category',
      'Dimensions',
      'Weight',
    ])
    await dialog.getByText('Swing, Traditional, ESS-1, ESS-2', { exact: true }).waitFor()
    await dialog.getByText('Casings, Frames', { exact: true }).waitFor()
    const at = await page.evaluate(() => scrollY)
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 600)
    await eventually(() => page.evaluate(() => [getComputedStyle(document.body).overflow, scrollY])).toEqual([
      'hidden',
      at,
    ])
    await expectFocusIn(dialog)
    for (let tab = 0; tab < 25; tab += 1) await page.keyboard.press('Tab')
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  })

  it('close on a click outside and return focus', async () => {
    await using story = await openStory(shop, { at: '/?s=latch' })
    const { page } = story
    const name = await results(page).first().textContent()
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await page.mouse.click(8, 450)
    await detail(page).waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  })

  it('link to related parts; Back goes through them, and closing leaves them all at once', async () => {
    await using story = await openStory(shop, { at: camHinge })
    const { page } = story
    await page.locator('[data-result-link]').first().click()
    const related = detail(page).getByRole('region', { name: 'Related parts' }).getByRole('link')
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

  it('are remembered under Recently viewed on the start page', async () => {
    await using story = await openStory(shop, { at: `/?part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText('Notes').waitFor()
    await page.goto('/')
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    await recent.getByText(rollerLatch.number).waitFor()
    await recent.getByRole('link').click()
    await detail(page).getByText('Notes').waitFor()
  })

  it('zoom the image on hover, copy the part number and link, and print without the page', async () => {
    await using story = await openStory(shop, { at: `/?s=latch&part=${rollerLatch.id}` })
    const { page } = story
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

  it('zoom the image on tap', async () => {
    await using story = await openStory(shop, { size: narrow, at: `/?part=${rollerLatch.id}` })
    const { page } = story
    const picture = page.getByRole('img', { name: /^Drawing\. / })
    await picture.tap()
    await page.getByRole('button', { name: 'Zoom out' }).waitFor()
    await picture.tap()
    await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  })
})

/**
 * Fixes the random number for the next part that is opened, after the page's code has loaded and the network
 * is idle.
 */
async function readyToRoll(page: Page, roll: number, motion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion: motion })
  await page.goto('/?s=latch')
  await results(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate((fallen) => {
    Math.random = () => fallen
  }, roll)
}

const mascot = (page: Page) => detail(page).locator('[aria-hidden=true][data-no-print]')
const bubble = (page: Page) => mascot(page).locator('p span')
const said = async (page: Page) => (await bubble(page).allTextContents()).at(-1) ?? ''

function requestedScripts(page: Page): readonly string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/mascot-')) requested.push(pathname)
  })
  return requested
}

describe('the mascot', () => {
  it('types a letter every 40 ms and disappears after 4.5 s', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const requested = requestedScripts(page)
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await readyToRoll(page, 0.0199, 'no-preference')
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await results(page).first().click()
    await eventually(async () => {
      await runClock(page, 10)
      return (await said(page)).length
    }).toBe(1)
    // The mascot has been visible for 40 to 50 ms.
    const [message = ''] = await bubble(page).allTextContents()
    expect(requested.length).toBeGreaterThan(0)
    await page.clock.runFor(400)
    await eventually(() => said(page)).toBe(message.slice(0, 11))
    await page.clock.runFor(3_000)
    await eventually(() => said(page)).toBe(message)
    await page.clock.runFor(1_000)
    await eventually(() => bubble(page).count()).toBe(2)
    await page.clock.runFor(80)
    await eventually(() => bubble(page).count()).toBe(0)
    await eventually(() => detail(page).getByText('Notes').isVisible()).toBe(true)
  })
})
