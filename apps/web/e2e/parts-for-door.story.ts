import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { registerDoor } from './support/database.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, openCart, savedQuantities, searchBox } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const wideDoor = { serialNumber: '16-9006', widthInches: 96, heightInches: 120, powerOperated: 1 } as const

const calculated = (page: Page) => page.getByRole('list', { name: 'Calculated parts' }).getByRole('listitem')

describe('a serial number in the search box', () => {
  it.each(widths)(
    'shows the door and the parts that fit it, adds the set to the cart, and is read again once it changed, $width wide',
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

      // The cart reports that a door changed; its page then shows what it is now.
      registerDoor(shop, wideDoor)
      await searchBox(page).fill(wideDoor.serialNumber)
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
    },
  )
})
