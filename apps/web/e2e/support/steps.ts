import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** Parts of the demo catalog that are sold by the piece, with their prices from the parts file. */
export const rollerLatch = { id: 766, number: '0601-CHN', priceCents: 2970 }
export const closerHook = { id: 406, number: '0906-0CH', priceCents: 1240 }

/** Sold by the foot, cut to lengths. */
export const cutGasket = { id: 1984, number: '0220-05BK', priceCents: 295 }
/** Made for the left or the right hand. */
export const handedHinge = { id: 846, number: '0330-CH2', priceCents: 14_100 }

export const cards = {
  approved: { number: '4000100011112224', code: '123' },
  declined: { number: '4000300211112228', code: '999' },
  slow: { number: '4000000011112267', code: '999' },
}

const address = {
  'Name or company': 'Tidewater Cold Storage',
  'Address 1': '18 Harbor Street',
  // Typed before the ZIP code, because that fills in a missing city while the next field is being typed.
  City: 'Newport',
  'ZIP code': '28570',
  State: 'NC',
}
export type TypedAddress = Record<keyof typeof address, string>

export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: patienceMs, interval: 40 })

/** Waits until a reading stays the same for a while. */
export async function steady(read: () => Promise<string>): Promise<void> {
  let before: string | null = null
  let same = 0
  await eventually(async () => {
    const now = await read()
    same = now === before ? same + 1 : 0
    before = now
    return same
  }).toBeGreaterThanOrEqual(10)
}

export const searchBox = (page: Page) => page.getByRole('searchbox').or(page.getByLabel('Search Parts'))
/** The results of the latest search. Earlier results stay visible but unusable until these are rendered. */
export const results = (page: Page) => page.locator('[data-result-link]:not([inert] *)')
export const allResults = (page: Page) => page.locator('[data-walked-together]')
export const cartButton = (page: Page) => page.getByRole('button', { name: /^Shopping cart/ })
export const cartLines = (page: Page) =>
  page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem')
export const detail = (page: Page) => page.getByRole('dialog')

/**
 * Waits until history has gone back past the entries of closed pop-ups: a page load before that would be
 * aborted.
 */
export async function backFromSteps(page: Page): Promise<void> {
  await page.waitForFunction(() => ![...(history.state?.under ?? []), ...(history.state?.over ?? [])].length)
}

/** Waits until history has one step per open pop-up: before that, Back closes none. */
export const expectStepsAbove = (page: Page, count: number) =>
  eventually(() => page.evaluate(() => history.state?.over?.length ?? 0)).toBe(count)

/** Waits until focus is in a pop-up: before that, key presses do not reach it. */
export const expectFocusIn = (dialog: Locator) =>
  eventually(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** Closes a pop-up with Escape once it has focus, and waits for history to go back. */
export async function closeByEscape(page: Page, dialog = page.getByRole('dialog').last()): Promise<void> {
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await backFromSteps(page)
}

/** Runs `act` and expects a button to have this label afterward, even if only while it shows a check mark. */
export async function expectMoment(page: Page, label: string, act: () => Promise<void>): Promise<void> {
  const seen = await page.evaluateHandle((sought) => {
    const noted = { count: 0, checked: 0 }
    const observer = new MutationObserver(() => {
      const button = document.querySelector(`button[aria-label="${CSS.escape(sought)}"]`)
      if (!button) return
      noted.count += 1
      noted.checked += button.querySelectorAll('svg.tabler-icon-check').length
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    return noted
  }, label)
  await act()
  await eventually(() => seen.jsonValue()).toEqual({ count: 1, checked: 1 })
}

/** Advances a page's clock and lets the page render the result. */
export async function runClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(async () => {
    // Rendering is queued in the same way, and may queue more rendering.
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise<void>((next) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          next()
        }
        port2.postMessage(null)
      })
    }
  })
}

/** Waits until a part of the page's code has been preloaded, which happens when the page is idle. */
export async function expectCode(page: Page, name: string): Promise<void> {
  const isThere = (part: string) => {
    const fetched = performance.getEntriesByType('resource').map((entry) => entry.name)
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    const hrefs = [...links].map(({ href }) => href)
    return (
      hrefs.some((href) => href.includes(`/assets/${part}-`)) && hrefs.every((href) => fetched.includes(href))
    )
  }
  await eventually(() => page.evaluate(isThere, name)).toBe(true)
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  // Closes the suggestions, which cover the first results while the user types.
  await searchBox(page).press('Enter')
  await page.getByRole('heading', { name: `Results for “${text}”` }).waitFor()
  await results(page).first().waitFor()
}

export async function findAndAdd(page: Page, { number }: { readonly number: string }): Promise<void> {
  await searchFor(page, number)
  const add = page.getByRole('button', { name: `Add to cart: ${number}`, exact: true })
  await add.waitFor()
  await expectMoment(page, `Added: ${number}`, () => add.click())
}

export async function openCart(page: Page): Promise<void> {
  // When the cart is open, this button returns to the search.
  const isOpen = (await cartButton(page).getAttribute('aria-label'))?.includes('Return to Search')
  if (!isOpen) await cartButton(page).click()
  await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
}

/** Searches for a part by its number and presses its button, without waiting for the result. */
export async function findAndPress(page: Page, { number }: { readonly number: string }): Promise<void> {
  await searchFor(page, number)
  await page.getByRole('button', { name: `Add to cart: ${number}`, exact: true }).click()
}

export async function typeCut(page: Page, length: string): Promise<void> {
  const field = page.getByRole('dialog', { name: 'Cut lengths' }).getByLabel('Length')
  await field.fill(length)
  await field.press('Enter')
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' })
}

export async function typeAddress(page: Page, change: Partial<TypedAddress> = {}): Promise<void> {
  const { State: state, ...fields } = { ...address, ...change }
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).first().fill(text)
  }
  await page.getByLabel('State').first().selectOption(state)
}

export async function proceedToCheckout(page: Page): Promise<void> {
  await openCart(page)
  await page.getByRole('button', { name: 'Proceed to checkout' }).click()
  await page.getByRole('heading', { name: 'Ship to' }).waitFor()
}

export async function proceedToFinalize(page: Page): Promise<void> {
  await typeAddress(page)
  await page.getByRole('button', { name: 'Shipping Method' }).click()
  await page.getByRole('button', { name: 'Proceed to Finalize Order' }).click()
  await page.getByRole('heading', { name: 'Finalize Order' }).waitFor()
}

export async function typeCard(
  page: Page,
  card: { readonly number: string; readonly code: string },
): Promise<void> {
  await page.getByLabel('Card number').fill(card.number)
  await page.getByLabel('Expiration month').selectOption('11')
  await page.getByLabel('Expiration year').selectOption({ index: 3 })
  await page.getByLabel('CVV').fill(card.code)
}

export async function typeEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Billing email').fill(email)
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place Order/ })
export const resultModal = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
export const placed = /^Order W\d{6,} placed successfully!$/

export async function orderNumber(page: Page): Promise<string> {
  const title = await resultModal(page, placed).getByRole('heading').first().textContent()
  return /W\d{6,}/.exec(title ?? '')?.[0] ?? ''
}

export interface CartPart {
  readonly id: number
  readonly number: string
  readonly quantity?: number
  readonly comments?: readonly string[]
}

export function storedCart(parts: readonly CartPart[]): string {
  const cart = parts.map(({ id, number, quantity = 1, comments = [] }, at) => {
    const part = { id, number, name: 'PART', priceCents: null, unit: 'EA', imageVersion: 0 }
    return [id, { part, quantity, comments, precisionLengths: [], addedAt: at + 1 }]
  })
  return JSON.stringify(Object.fromEntries(cart))
}

/** Stores a cart in the browser, as if from an earlier visit, before the page is opened. */
export async function withCart(page: Page, parts: readonly CartPart[]): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('shoppingCart', text), storedCart(parts))
}

export async function savedQuantities(page: Page): Promise<Record<string, number>> {
  const text = await page.evaluate(() => localStorage.getItem('shoppingCart') ?? '{}')
  const cart = JSON.parse(text) as Record<string, { quantity: number }>
  return Object.fromEntries(Object.entries(cart).map(([id, { quantity }]) => [id, quantity]))
}
