import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { calculator, choose, expectFocus, openCalculator } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import {
  closeByEscape,
  confirm,
  cutGasket,
  type detail,
  eventually,
  expectStepsAbove,
  findAndAdd,
  findAndPress,
  openCart,
  results,
  rollerLatch,
  searchFor,
  typeCut,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof detail>[0]
const address = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const allParts = (page: Page) => page.getByRole('heading', { name: 'All parts' })
const open = (page: Page, name: string) => page.getByRole('dialog', { name })

describe.each(widths)('Back, $width wide', (size) => {
  it('closes the cut lengths pop-up, which leaves no history step however it closes', async () => {
    await using story = await openStory(shop, { size, at: '/?page=1' })
    const { page } = story
    const cuts = open(page, 'Cut lengths')
    await findAndPress(page, cutGasket)
    await cuts.waitFor()
    const before = { at: address(page), y: await scrolled(page) }
    // Shortcuts of the page do nothing while a pop-up is open.
    await cuts.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('/')
    await page.keyboard.press('Alt+q')
    await expectFocus(page, 'Close')
    await eventually(() => address(page)).toBe(before.at)
    await typeCut(page, '36')
    await expectStepsAbove(page, 1)
    await page.goBack()
    await cuts.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: `Results for “${cutGasket.number}”` }).waitFor()
    await eventually(async () => ({ at: address(page), y: await scrolled(page) })).toEqual(before)
    await eventually(() => page.evaluate(() => localStorage.getItem('shoppingCart') ?? '{}')).toBe('{}')
    // Forward does not reopen the pop-up, and adds no history step either.
    await page.goForward()
    await expectStepsAbove(page, 0)
    await eventually(() => cuts.count()).toBe(0)

    // A pop-up that was confirmed, or closed in another way, leaves no history step either.
    const add = page.getByRole('button', { name: `Add to cart: ${cutGasket.number}`, exact: true })
    await add.click()
    await typeCut(page, '36')
    await confirm(page)
    await add.click()
    await expectStepsAbove(page, 1)
    await closeByEscape(page, cuts)
    await cuts.waitFor({ state: 'hidden' })
    await expectFocus(page, `Add to cart: ${cutGasket.number}`)
    await expectStepsAbove(page, 0)
    await page.keyboard.press('/')
    await expectFocus(page, 'Search Parts')

    // A reload leaves the pop-up, and Back then leads to the page before.
    await add.click()
    await cuts.waitFor()
    await expectStepsAbove(page, 1)
    await page.reload()
    await results(page).first().waitFor()
    await expectStepsAbove(page, 0)
    await eventually(() => cuts.count()).toBe(0)
    await page.goBack()
    await allParts(page).waitFor()
  })

  it('goes back one drawing and one calculator question at a time', async () => {
    await using story = await openStory(shop, { size, at: '/?page=1' })
    const { page } = story
    await searchFor(page, 'hinge')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Serial number locations' }).click()
    const places = open(page, 'Serial number locations')
    await places.locator('button[aria-haspopup=dialog]').first().click()
    const enlarged = open(page, 'Hinge edge of the door')
    await enlarged.waitFor()
    await expectStepsAbove(page, 1)
    await page.goBack()
    await enlarged.waitFor({ state: 'hidden' })
    await eventually(() => places.isVisible()).toBe(true)
    await eventually(() => address(page)).toBe('?s=hinge&popup=serials')
    await page.goBack()
    await places.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')

    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry', 'Swing', 'Traditional')
    const said = calculator(page).getByRole('list', { name: 'Answered so far' }).getByRole('listitem')
    await eventually(() => said.allTextContents()).toEqual(['Swing', 'Traditional'])
    await expectStepsAbove(page, 3)
    await page.goBack()
    await eventually(() => said.allTextContents()).toEqual(['Swing'])
    await expectStepsAbove(page, 2)
    await calculator(page).getByRole('button', { name: 'Back' }).click()
    await eventually(() => said.count()).toBe(0)
    await expectStepsAbove(page, 1)
    await page.goBack()
    await calculator(page).getByLabel('Serial number of the door').waitFor()
    await eventually(() => address(page)).toBe('?s=hinge&calculator=gasket')
    await page.goBack()
    await calculator(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')

    // Closing a calculator midway removes the history steps of all its questions.
    await openCalculator(page, 'Heater Calculator')
    await choose(page, 'Manual Entry', 'Swing', 'Traditional')
    await page.keyboard.press('Escape')
    await calculator(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')
    await expectStepsAbove(page, 0)

    // Text typed in the middle keeps its caret while the address follows, and Back keeps the focus.
    const box = page.getByLabel('Search Parts')
    await box.focus()
    await page.keyboard.press('Home')
    await page.keyboard.type('cam ')
    await eventually(() => address(page)).toBe('?s=cam+hinge')
    const caret = () => box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.value])
    expect(await caret()).toEqual([4, 'cam hinge'])
    await page.goBack()
    await eventually(() => address(page)).toBe('?s=hinge')
    expect(await box.evaluate((input) => document.activeElement === input)).toBe(true)
    await page.goBack()
    await allParts(page).waitFor()
  })

  it('closes the dialogs of the cart, and goes from ordering again to the order', async () => {
    await using story = await openStory(shop, { size, user: people.polar })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await openCart(page)
    for (const [button, title] of [
      ['Share Cart', 'Share Cart'],
      ['Clear Cart', 'Clear cart?'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await open(page, title).waitFor()
      await expectStepsAbove(page, 1)
      await page.goBack()
      await open(page, title).waitFor({ state: 'hidden' })
      await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    }
    await eventually(() => address(page)).toBe(`?s=${rollerLatch.number}&panel=cart`)
    await page.goBack()
    await results(page).first().waitFor()

    await page.goto('/?panel=account&view=orders')
    await page
      .getByRole('button', { name: /^W\d{6}/ })
      .first()
      .click()
    const details = open(page, 'Order Details')
    await details.getByRole('button', { name: 'Order again' }).click()
    await page.getByRole('button', { name: 'Back to details' }).waitFor()
    await expectStepsAbove(page, 2)
    await page.goBack()
    await details.waitFor()
    await expectFocus(page, 'Order again')
    await expectStepsAbove(page, 1)
    await page.goBack()
    await details.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?panel=account&view=orders')
  })
})

describe('Back in a browser without the Navigation API', () => {
  it('closes overlays one at a time and skips those closed in another way', async () => {
    await using story = await openStory(shop, { at: '/?page=1', withoutNavigation: true })
    const { page } = story
    const cuts = open(page, 'Cut lengths')
    expect(await page.evaluate(() => typeof window.navigation)).toBe('undefined')
    await findAndPress(page, cutGasket)
    await typeCut(page, '36')
    await expectStepsAbove(page, 1)
    await closeByEscape(page, cuts)
    await cuts.waitFor({ state: 'hidden' })
    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry', 'Swing')
    await expectStepsAbove(page, 2)
    await page.goBack()
    await expectStepsAbove(page, 1)
    await page.keyboard.press('Escape')
    await calculator(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe(`?s=${cutGasket.number}`)
    await page.goForward()
    await eventually(() => address(page)).toContain('calculator=gasket')
    await page.goBack()
    await eventually(() => address(page)).toBe(`?s=${cutGasket.number}`)
    await page.goBack()
    await allParts(page).waitFor()
  })
})
