import { full } from '@mullion/config/test-speed'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, it } from 'vitest'
import { expectNoFaults } from './accessible.ts'
import { look } from './look.ts'
import { type OwnShop, openShop, type Shop } from './shop.ts'
import { type CartPart, storedCart } from './steps.ts'
import { narrow, openStory, type Story, wide } from './story.ts'

/** A screen reached from another one without reopening the page. */
interface NextScreen {
  readonly name: string
  /** The user's steps to reach the screen. */
  readonly steps?: (page: Page, shop: Shop) => Promise<unknown>
  /** Text or an element that is visible once the screen is complete. */
  readonly shows: string | ((page: Page) => Locator)
}

/** A screen, pop-up or menu, and how to reach it. */
export interface Screen extends NextScreen {
  /** The signed-in user; none if omitted. */
  readonly user?: string
  /** The address to open first; `/` if omitted. */
  readonly at?: string
  /** What is in the cart when the page opens. */
  readonly cart?: readonly CartPart[]
  /** Other values in the browser's storage when the page opens. */
  readonly stored?: Readonly<Record<string, string>>
  /** The only size at which the screen exists; omitted if it exists at every size. */
  readonly only?: 'wide' | 'narrow'
  /** Browser errors that the screen causes on purpose, such as the 404 of a missing item. */
  readonly expectedErrors?: RegExp
  /**
   * True if the screen changes its page permanently, for example with a fake clock, so that the next screen
   * needs a new page.
   */
  readonly usesUpPage?: true
  /** Screens reached from this one, each from the previous one. */
  readonly leadsTo?: readonly NextScreen[]
}

const sizes = {
  wide: {
    size: wide,
    alsoFits: [
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
    ],
  },
  narrow: { size: narrow, alsoFits: [{ width: 320, height: 640 }] },
} as const
type View = readonly [name: keyof typeof sizes, scheme: 'light' | 'dark']

const once: readonly View[] = [
  ['wide', 'light'],
  ['narrow', 'dark'],
]
const views = full ? [...once, ['wide', 'dark'] as const, ['narrow', 'light'] as const] : once

/** Puts these values into the page's storage when it opens, and removes everything from earlier screens. */
function prepare(page: Page, { cart = [], stored = {} }: Screen) {
  const values = { ...(cart.length > 0 && { shoppingCart: storedCart(cart) }), ...stored }
  return page.addInitScript(
    ([token, entries]) => {
      if (sessionStorage.getItem('prepared') === token) return
      sessionStorage.clear()
      sessionStorage.setItem('prepared', token)
      localStorage.clear()
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
    },
    [crypto.randomUUID(), values] as const,
  )
}

async function reach(page: Page, shop: Shop, { steps, shows }: NextScreen): Promise<void> {
  await steps?.(page, shop)
  const sign = typeof shows === 'string' ? page.getByText(shows).first() : shows(page)
  await sign.waitFor()
}

/** Checks a screen at its current size, then at the other sizes it must fit. */
async function check(page: Page, [size, scheme]: View, name: string): Promise<void> {
  const walked = page.viewportSize() ?? sizes[size].size
  const picture = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  await look(page, picture, { fullPage: !hasDialog })
  await expectNoFaults(page, `${name}, ${size} and ${scheme}`)
  for (const other of sizes[size].alsoFits) {
    await page.setViewportSize(other)
    await look(page, picture, { fullPage: !hasDialog })
  }
  await page.setViewportSize(walked)
}

/** Cleans up the page for the next screen. */
async function leave(page: Page, size: typeof wide): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(size)
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
}

/**
 * Checks each screen, wide and light, then narrow and dark: no axe faults, nothing wider than the screen, no
 * cut-off words, no browser errors. With STORY_PICTURES=true it also saves pictures. Screens that change the
 * catalog or the register directly in the database use their own shop.
 */
export async function walkScreens(screens: readonly Screen[], ownShop?: OwnShop): Promise<void> {
  const shop = ownShop ?? (await openShop())
  describe.each(views)('%s and %s', (...view) => {
    const [size, scheme] = view
    const stories = new Map<string, Promise<Story>>()
    const open = (user: string) =>
      openStory(shop, { size: sizes[size].size, scheme, user, at: 'about:blank' })
    const storyOf = (user = '') => {
      const story = stories.get(user) ?? open(user)
      stories.set(user, story)
      return story
    }
    afterAll(async () => {
      for (const story of stories.values()) await (await story)[Symbol.asyncDispose]()
    })
    const here = screens.filter(({ only = size }) => only === size)
    const close = async (user = '') => {
      const story = stories.get(user)
      stories.delete(user)
      await (await story)?.page.context().close()
    }
    it.each(here)('$name', async (screen) => {
      // A separate page for each screen would mean a separate process, which costs more than all the checks.
      const { page, expectQuiet } = await storyOf(screen.user)
      try {
        const stored = await prepare(page, screen)
        await page.goto(screen.at ?? '/')
        for (const next of [screen, ...(screen.leadsTo ?? [])]) {
          await reach(page, shop, next)
          await check(page, view, next.name)
        }
        await stored.dispose()
        await leave(page, sizes[size].size)
        expectQuiet(screen.expectedErrors)
      } catch (fault) {
        await close(screen.user)
        throw fault
      }
      if (screen.usesUpPage) await close(screen.user)
    })
  })
}
