import { full } from '@mullion/config/test-speed'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, it } from 'vitest'
import { expectNoFaults } from './accessible.ts'
import { look } from './look.ts'
import { type OwnShop, openShop, type Shop } from './shop.ts'
import { type CartPart, storedCart } from './steps.ts'
import { narrow, openStory, type Story, wide } from './story.ts'

/** What is reached from another screen without opening the page again. */
interface NextScreen {
  readonly name: string
  /** What a user does to get there. */
  readonly steps?: (page: Page, shop: Shop) => Promise<unknown>
  /** A text, or an element, that is there once the screen is complete. */
  readonly shows: string | ((page: Page) => Locator)
}

/** A screen, pop-up or menu, and how to reach it. */
export interface Screen extends NextScreen {
  /** Who is signed in: nobody unless given. */
  readonly user?: string
  /** The address that is opened first: `/` unless given. */
  readonly at?: string
  /** What is in the cart when the page opens. */
  readonly cart?: readonly CartPart[]
  /** Other values in the browser's storage when the page opens. */
  readonly stored?: Readonly<Record<string, string>>
  /** The only size at which it exists, where it does not at every one. */
  readonly only?: 'wide' | 'narrow'
  /** Complaints of the browser that belong to it, like the 404 of what is not there. */
  readonly complaints?: RegExp
  /** Whether it changes its page for good, as with a clock of its own, so that the next screen needs a new one. */
  readonly usesUpPage?: true
  /** Screens that are reached from this one, each from the one before it. */
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

/** Has the page find this in its storage when it opens, and nothing of what was looked at before. */
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

/** Looks at a screen as it is walked, then at the other sizes that it has to fit. */
async function check(page: Page, [size, scheme]: View, name: string): Promise<void> {
  const walked = page.viewportSize() ?? sizes[size].size
  const picture = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  await look(page, picture, { whole: !hasDialog })
  await expectNoFaults(page, `${name}, ${size} and ${scheme}`)
  for (const other of sizes[size].alsoFits) {
    await page.setViewportSize(other)
    await look(page, picture, { whole: !hasDialog })
  }
  await page.setViewportSize(walked)
}

/** Leaves nothing behind for the screen that the page shows next. */
async function leave(page: Page, size: typeof wide): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(size)
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
}

/**
 * Walks a list of screens, wide and light, then narrow and dark: each has no fault that axe finds, nothing wider than the
 * screen, no words cut off, and the browser complains of nothing. With STORY_PICTURES=true a picture of each is taken.
 * Screens that change the catalog or the register behind the server's back bring a shop of their own.
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
      // A page of its own for each screen would cost a process of its own, more than all that is looked at.
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
        expectQuiet(screen.complaints)
      } catch (fault) {
        await close(screen.user)
        throw fault
      }
      if (screen.usesUpPage) await close(screen.user)
    })
  })
}
