import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import {
  detail,
  eventually,
  expectFocusIn,
  findAndAdd,
  results,
  rollerLatch,
  runClock,
  searchFor,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const casingNote =
  'Includes the head, both jambs and the fasteners to fit them. Gaskets and heater wire are ordered separately.'
const facts = (page: Page) => detail(page).locator('dl').last().locator('dt').allTextContents()

describe('the detail of a part', () => {
  it('says of a casing what is included', async () => {
    await using story = await openStory(shop)
    const { page } = story
    for (const number of ['0001-04', '0014-04']) {
      await page.goto(`/?s=${number}`)
      await results(page).first().click()
      await detail(page).getByText(casingNote, { exact: true }).waitFor()
    }
  })

  it.each([wide, narrow])(
    'has all that a customer is told, and stands still behind, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, at: '/?s=0001-04' })
      const { page } = story
      await results(page).first().click()
      const dialog = page.getByRole('dialog', { name: 'CASING FIBERGLASS 4-1/2 WHITE KIT', exact: true })
      await dialog.getByText('0001-04', { exact: true }).waitFor()
      await dialog.getByText('Built to the door: the serial number of the door is needed.').waitFor()
      await eventually(() => facts(page)).toEqual([
        'Notes',
        'What is included',
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
      await eventually(() =>
        page.evaluate(() => [getComputedStyle(document.body).overflow, scrollY]),
      ).toEqual(['hidden', at])
      await expectFocusIn(dialog)
      for (let tab = 0; tab < 25; tab += 1) await page.keyboard.press('Tab')
      await eventually(() =>
        page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await eventually(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    },
  )

  it('closes by a click beside it, and the focus is where it was', async () => {
    await using story = await openStory(shop, { at: '/?s=latch' })
    const { page } = story
    const name = await results(page).first().textContent()
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await page.mouse.click(8, 450)
    await detail(page).waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  })

  it('shows the picture from near under the pointer', async () => {
    await using story = await openStory(shop, { at: `/?part=${rollerLatch.id}` })
    const { page } = story
    const picture = detail(page).getByRole('img', { name: 'LATCH ROLLER ADJUSTABLE CHR' })
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await eventually(source).toMatch(/0601-CHN-640\.webp$/)
    await picture.hover()
    await detail(page).getByRole('button', { name: 'Show the whole picture' }).waitFor()
    await eventually(source).toMatch(/\/images\/parts\/0601-CHN\.png$/)
    await expectAccessible(page, 'a picture from near')
  })

  it('gives its number and a link to it to be copied', async () => {
    await using story = await openStory(shop, { at: `/?s=latch&part=${rollerLatch.id}` })
    const { page } = story
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await detail(page).getByRole('button', { name: 'Copy part number' }).click()
    await eventually(copied).toBe(rollerLatch.number)
    await detail(page).getByRole('button', { name: 'Copy link' }).click()
    await eventually(copied).toBe(`${shop.url}/?part=${rollerLatch.id}`)
  })

  it.each([
    { login: 'counter@mullion.example', size: wide },
    { login: people.admin, size: narrow },
    { login: people.super, size: wide },
  ])('has for $login what staff are told', async ({ login, size }) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await signIn(page, login)
    await searchFor(page, '0001-04')
    await results(page).first().click()
    const tiers = detail(page).getByLabel('Prices by discount')
    await tiers.waitFor()
    await eventually(() => tiers.locator('dt').allTextContents()).toEqual([
      'List',
      '5% off',
      '10% off',
      '15% off',
      '20% off',
    ])
    // 238.00 less 5, 10, 15 and 20 percent
    await eventually(() => tiers.locator('dd').allTextContents()).toEqual([
      '$238.00',
      '$226.10',
      '$214.20',
      '$202.30',
      '$190.40',
    ])
    await eventually(async () => (await facts(page)).slice(0, 7)).toEqual([
      'Public notes',
      'What is included',
      'Included hardware',
      'Internal notes',
      'Location',
      'Proprietary',
      'Models',
    ])
    await detail(page).getByText('H-23-2', { exact: true }).waitFor()
    if (size === narrow) await expectAccessible(page, 'the internal detail')
  })
})

/** Lets the die fall so on the next opening of a part; its code is there and nothing else is under way. */
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

/** The code of the mascot that the page has asked for so far. */
function codeAskedFor(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/mascot-')) asked.push(pathname)
  })
  return asked
}

describe('the mascot', () => {
  it('types a letter every 40 ms and is gone after 4.5 s', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const asked = codeAskedFor(page)
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await readyToRoll(page, 0.0199, 'no-preference')
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await results(page).first().click()
    await eventually(async () => {
      await runClock(page, 10)
      return (await said(page)).length
    }).toBe(1)
    // It has been there for 40 to 50 ms.
    const [whole = ''] = await bubble(page).allTextContents()
    expect(asked.length).toBeGreaterThan(0)
    await page.clock.runFor(400)
    await eventually(() => said(page)).toBe(whole.slice(0, 11))
    await page.clock.runFor(3_000)
    await eventually(() => said(page)).toBe(whole)
    await page.clock.runFor(1_000)
    await eventually(() => bubble(page).count()).toBe(2)
    await page.clock.runFor(80)
    await eventually(() => bubble(page).count()).toBe(0)
    await eventually(() => detail(page).getByText('Notes').isVisible()).toBe(true)
  })

  it.each([
    { roll: 0.02, motion: 'no-preference' as const },
    { roll: 0, motion: 'reduce' as const },
  ])('stays away when the die falls on $roll and motion is $motion', async ({ roll, motion }) => {
    await using story = await openStory(shop)
    const { page } = story
    const asked = codeAskedFor(page)
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await readyToRoll(page, roll, motion)
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await results(page).first().click()
    await eventually(async () => {
      await runClock(page, 10)
      return detail(page).getByText('Notes').isVisible()
    }).toBe(true)
    await runClock(page, 1_500)
    expect(await mascot(page).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it.each([wide, narrow])('is in nobody’s way: axe finds nothing, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await readyToRoll(page, 0, 'no-preference')
    // It stays for as long as it takes to look at it.
    await page.evaluate(() => {
      const begin = window.setTimeout
      window.setTimeout = Object.assign(
        (run: () => void, ms?: number) => begin(run, ms === 4_500 ? 80_000 : ms),
        begin,
      )
    })
    await results(page).first().click()
    await eventually(async () => (await said(page)).length).toBeGreaterThan(10)
    // Half transparent while it comes, it would be judged by colours that it does not have.
    await mascot(page).evaluate(async (visit) => {
      await Promise.all(visit.getAnimations().map((coming) => coming.finished))
    })
    await expectAccessible(page, 'the mascot')
    await eventually(() => bubble(page).count()).toBe(2)
  })
})

describe('the button that adds to the cart', () => {
  it('shows a check mark for a moment after a click', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.getByRole('button', { name: `Add to cart: ${rollerLatch.number}`, exact: true }).waitFor()
  })
})
