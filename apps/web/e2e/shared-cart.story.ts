import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch, runClock, savedQuantities, withCart } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const prefilled = (page: Page) => page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
const query = (page: Page) => new URL(page.url()).search

/** Counts how often the cart button's icon turns: that takes less than a second, and each time it is a new element. */
const turnsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const noted = { times: 0 }
    document.addEventListener('animationstart', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.ariaLabel?.startsWith('Shopping cart')) noted.times += 1
    })
    return noted
  })

describe('a shared cart', () => {
  it.each(widths)(
    'fills the cart of the buyer who opens its link; its key leaves the address after 1.5 s, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, user: people.buyer, at: null })
      const { page } = story
      await withCart(page, [{ ...rollerLatch, quantity: 2 }, closerHook])
      await page.goto('/?panel=cart')
      await page.getByRole('button', { name: 'Share Cart' }).click()
      const link = await page.getByLabel('Link to this cart').inputValue()
      await page.getByRole('button', { name: 'Copy' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)

      await using visit = await openStory(shop, { size, at: null })
      const guest = visit.page
      await guest.emulateMedia({ reducedMotion: 'no-preference' })
      await guest.clock.install({ time: '2026-11-20T12:00:00Z' })
      await guest.clock.pauseAt('2026-11-20T13:00:00Z')
      await guest.goto(`/${new URL(link).search}&s=hinge`)
      await eventually(async () => {
        await runClock(guest, 5)
        return savedQuantities(guest)
      }).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
      await runClock(guest, 1_485)
      expect(query(guest)).toContain('cartKey=')
      await guest.clock.runFor(20)
      await eventually(() => query(guest)).toBe('?s=hinge')

      // The notice closes in 500 ms, and then the icon of the cart turns.
      const turned = await turnsOf(guest)
      const turns = () => turned.evaluate(({ times }) => times)
      await prefilled(guest).getByText('3 items were added to your cart.').waitFor()
      await prefilled(guest).getByRole('button', { name: 'OK', exact: true }).click()
      await runClock(guest, 450)
      expect(await prefilled(guest).count()).toBe(1)
      expect(await turns()).toBe(0)
      await runClock(guest, 150)
      await prefilled(guest).waitFor({ state: 'detached' })
      await eventually(turns).toBe(1)
    },
  )
})
