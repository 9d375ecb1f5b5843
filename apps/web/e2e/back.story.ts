import { describe, expect, it } from 'vitest'
import { openSideMenu, people } from './support/account-steps.ts'
import { calculator, choose, expectFocus, openCalculator } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import {
  closeByEscape,
  closerHook,
  confirm,
  cutGasket,
  type detail,
  eventually,
  expectStepsAbove,
  findAndAdd,
  findAndPress,
  openCart,
  results,
  searchFor,
  typeCut,
} from './support/steps.ts'
import { narrow, openStory, widths } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof detail>[0]
const address = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const steps = (page: Page) => page.evaluate(() => history.length)
const allParts = (page: Page) => page.getByRole('heading', { name: 'All parts' })
const open = (page: Page, name: string) => page.getByRole('dialog', { name })

describe.each(widths)('Back, $width wide', (size) => {
  it('closes the cut lengths pop-up and leaves the results, scroll position and cart unchanged', async () => {
    await using story = await openStory(shop, { size, at: '/?page=1' })
    const { page } = story
    const cuts = open(page, 'Cut lengths')
    await findAndPress(page, cutGasket)
    await cuts.waitFor()
    const before = { at: address(page), y: await scrolled(page) }
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
    await findAndPress(page, cutGasket)
    await typeCut(page, '36')
    await confirm(page)
    await findAndPress(page, cutGasket)
    await expectStepsAbove(page, 1)
    await closeByEscape(page, cuts)
    await cuts.waitFor({ state: 'hidden' })
    await expectStepsAbove(page, 0)
    await page.goBack()
    await allParts(page).waitFor()
  })

  it('closes an enlarged drawing first, then the pop-up below it', async () => {
    await using story = await openStory(shop, { size, at: '/?s=hinge' })
    const { page } = story
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
  })

  it('goes back one calculator question at a time, and closes the calculator at the first', async () => {
    await using story = await openStory(shop, { size, at: '/?page=1' })
    const { page } = story
    await searchFor(page, 'hinge')
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
    await choose(page, 'Slide')
    await expectStepsAbove(page, 2)
    await page.goBack()
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
    await page.goBack()
    await allParts(page).waitFor()
  })

  it('closes the Share Cart and Clear Cart dialogs', async () => {
    await using story = await openStory(shop, { size, user: people.buyer })
    const { page } = story
    await findAndAdd(page, closerHook)
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
    await eventually(() => address(page)).toBe(`?s=${closerHook.number}&panel=cart`)
    await page.goBack()
    await results(page).first().waitFor()
  })

  it('goes from ordering again to the order details, then closes them', async () => {
    await using story = await openStory(shop, { size, user: people.polar, at: '/?panel=account&view=orders' })
    const { page } = story
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

  it('goes to the previous page after a reload with a pop-up open', async () => {
    await using story = await openStory(shop, { size, at: '/?page=1' })
    const { page } = story
    await findAndPress(page, cutGasket)
    await open(page, 'Cut lengths').waitFor()
    await expectStepsAbove(page, 1)
    await page.reload()
    await results(page).first().waitFor()
    await expectStepsAbove(page, 0)
    await eventually(() => open(page, 'Cut lengths').count()).toBe(0)
    await page.goBack()
    await allParts(page).waitFor()
  })
})

describe('Back on a phone', () => {
  it('closes the side menu; choosing a category there adds one history step', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    const menu = await openSideMenu(page)
    await expectStepsAbove(page, 1)
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(page, 'Menu')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await openSideMenu(page)
    await menu.getByRole('region', { name: 'Swing Doors' }).getByRole('link', { name: 'Hinges' }).click()
    await results(page).first().waitFor()
    await expectStepsAbove(page, 0)
    const made = await steps(page)
    await page.goBack()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await eventually(() => steps(page)).toBe(made)
    await page.goForward()
    await results(page).first().waitFor()
  })

  it('closes the filters but keeps the checked one, which the next Back removes', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await searchFor(page, 'hinge')
    await page.getByRole('button', { name: 'Filters' }).click()
    const drawer = open(page, 'Filters')
    await drawer.getByRole('checkbox', { name: /^Swing/ }).check()
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing')
    await expectStepsAbove(page, 1)
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing')
    await page.getByRole('button', { name: 'Remove filter: Swing' }).waitFor()
    await page.goBack()
    await eventually(() => address(page)).toBe('?s=hinge')
    await eventually(() => drawer.count()).toBe(0)
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

describe('the search box while the address updates', () => {
  it('keeps focus and caret while text is typed in the middle', async () => {
    await using story = await openStory(shop, { at: '/?s=hinge' })
    const { page } = story
    const box = page.getByLabel('Search Parts')
    await results(page).first().waitFor()
    await box.focus()
    await page.keyboard.press('Home')
    await page.keyboard.type('cam ')
    await eventually(() => address(page)).toBe('?s=cam+hinge')
    const caret = () => box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.value])
    expect(await caret()).toEqual([4, 'cam hinge'])
    await page.goBack()
    await eventually(() => address(page)).toBe('?s=hinge')
    expect(await box.evaluate((input) => document.activeElement === input)).toBe(true)
  })
})
