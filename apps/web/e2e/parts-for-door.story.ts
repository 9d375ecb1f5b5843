import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { registerDoor } from './support/database.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, openCart, savedQuantities, searchBox } from './support/steps.ts'
import { narrow, openStory, widths } from './support/story.ts'

const shop = await openShop()
const wideDoor = { serialNumber: '16-9006', widthInches: 96, heightInches: 120, powerOperated: 1 } as const
registerDoor(shop, wideDoor)

const calculated = (page: Page) => page.getByRole('list', { name: 'Calculated parts' }).getByRole('listitem')

describe('a serial number in the search box', () => {
  it.each(widths)(
    'shows the door and the parts that fit it, and adds the set to the cart, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      await searchBox(page).fill('15-0001')
      await page.getByRole('heading', { name: 'Door 15-0001' }).waitFor()
      await eventually(() => calculated(page).count()).toBe(4)
      const uses = ['219.75 in = 18.25 ft', '38.75 in = 3.25 ft', '17.25 ft', '1 piece']
      for (const [at, use] of uses.entries()) {
        await eventually(() => calculated(page).nth(at).textContent()).toContain(use)
      }
      await page.getByRole('heading', { name: 'Hinges' }).waitFor()
      await page.getByRole('button', { name: /^Add the set/ }).click()
      // That was the second click from the serial number to the cart, without scrolling. A cooler's heater is
      // left out.
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await eventually(() => savedQuantities(page)).toEqual({ 186: 18.25, 187: 3.25 })
      await page.getByRole('checkbox', { name: '1202-HP in the set' }).check()
      await openCart(page)
      await eventually(() => cartLines(page).count()).toBe(2)
      await page.getByRole('link', { name: 'Door 15-0001' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Door 15-0001' }).waitFor()
      await page.getByRole('link', { name: 'All of Swing Doors Hinges' }).click()
      await page.getByRole('heading', { name: 'Swing Doors › Hinges' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Door 15-0001' }).waitFor()
    },
  )

  it('groups parts by their largest tags, with links, for a door type with one category', async () => {
    await using story = await openStory(shop, { at: '/?s=12-1005' })
    const { page } = story
    const groups = page
      .getByRole('region', { name: 'Other parts for sectional doors' })
      .getByRole('heading', {
        level: 3,
      })
    await eventually(() => groups.allInnerTexts()).toEqual([
      'Vertical Door Parts',
      'Installation Hardware',
      'Electrical Components',
      'Power Operator',
      'Roller Chain',
      'Accessories',
      'Push Buttons',
      'Gaskets',
    ])
    await page.getByRole('link', { name: 'All of Other Doors Sectional Roller Chain' }).click()
    await page.getByRole('heading', { name: 'Other Doors › Sectional' }).waitFor()
    await eventually(() => new URL(page.url()).searchParams.getAll('tag')).toEqual(['Roller Chain'])
    await page.goBack()
    await page.getByRole('heading', { name: 'Door 12-1005' }).waitFor()
  })

  it('shows the updated door record after the cart reported that the door changed', async () => {
    await using story = await openStory(shop, { at: '/?s=16-9006', size: narrow, scheme: 'dark' })
    const { page } = story
    await page.getByText('351.75 in = 29.25 ft').waitFor()
    await page.getByRole('button', { name: /^Add the set/ }).click()
    registerDoor(shop, { ...wideDoor, widthInches: 90 })
    await openCart(page)
    await page
      .getByText(/Please look it up again\./)
      .first()
      .waitFor()
    await page.goBack()
    await page.getByText('345.75 in = 28.75 ft').waitFor()
  })

  it('gets a correction with parts for its hand, or help when no door has it', async () => {
    await using story = await openStory(shop, { at: '/?s=15%200001', expectedErrors: /404/ })
    const { page } = story
    await page.getByRole('button', { name: 'Did you mean door 15-0001?' }).click()
    await page.getByRole('heading', { name: 'Door 15-0001' }).waitFor()
    const hinges = page.getByRole('region', { name: 'Hinges' }).getByRole('link', { name: /^Hinge/ })
    await hinges.filter({ hasText: 'left hand' }).first().waitFor()
    expect(await hinges.filter({ hasText: 'right hand' }).count()).toBe(0)

    await searchBox(page).fill('11-0001')
    await page
      .getByText(
        'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.',
      )
      .waitFor()
    await page.getByRole('button', { name: 'Enter dimensions instead' }).click()
    await page.getByRole('dialog', { name: 'Gasket Calculator' }).waitFor()
  })
})
