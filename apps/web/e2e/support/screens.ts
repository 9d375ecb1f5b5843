import { full } from '@mullion/config/test-speed'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, it } from 'vitest'
import { expectNoFaults, type Rules } from './accessible.ts'
import { look } from './look.ts'
import { emptyPlace } from './pages.ts'
import { type OwnShop, openShop, type Shop } from './shop.ts'
import { type CartPart, storedCart } from './steps.ts'
import { narrow, openStory, type Story, wide } from './story.ts'

interface NextScreen {
  readonly name: string
  readonly steps?: (page: Page, shop: Shop) => Promise<unknown>
  /** Text or an element that is visible once the screen is complete. */
  readonly shows: string | ((page: Page) => Locator)
  /** True if the screen ends when the page changes its size; its first screen must then be opened narrow as well. */
  readonly endsWhenResized?: true
  /**
   * The screen of the same file that has the same parts with other words, and is checked in its place: this one is
   * checked only in `npm run test:full`.
   */
  readonly like?: string
}

export interface Screen extends NextScreen {
  readonly user?: string
  /** The address to open first; `/` if omitted. */
  readonly at?: string
  readonly cart?: readonly CartPart[]
  readonly stored?: Readonly<Record<string, string>>
  /**
   * True if the screen is also opened narrow and dark, on a device with touch, because it differs from a wide page made
   * narrow.
   */
  readonly opensNarrow?: true
  /** The only size at which the screen exists; omitted if it exists at every size. */
  readonly only?: 'wide' | 'narrow'
  /** Browser errors that the screen causes on purpose, such as the 404 of a missing item. */
  readonly expectedErrors?: RegExp
  /**
   * True if the screen changes its page permanently, for example with a fake clock, so that the next screen
   * needs a new page.
   */
  readonly usesUpPage?: true
  readonly leadsTo?: readonly NextScreen[]
}

/** A tablet held upright; the long version also tests one on its side. */
const upright = { width: 768, height: 1024 }
const sizes = {
  wide: { size: wide, alsoFits: full ? [{ width: 1024, height: 768 }, upright] : [upright] },
  narrow: { size: narrow, alsoFits: [{ width: 320, height: 640 }] },
} as const
type View = readonly [name: keyof typeof sizes, scheme: 'light' | 'dark']
const wideAndLight: View = ['wide', 'light']
const narrowAndDark: View = ['narrow', 'dark']
const everyView: readonly View[] = [wideAndLight, narrowAndDark, ['wide', 'dark'], ['narrow', 'light']]

interface Walk {
  readonly opens: View
  readonly becomes?: View
  readonly screens: readonly Screen[]
}

const existsIn =
  ([size]: View) =>
  ({ only = size }: Screen) =>
    only === size

const pathOf = (screen: Screen): readonly NextScreen[] => [screen, ...(screen.leadsTo ?? [])]
const isChecked = ({ like }: NextScreen) => full || !like

/** Fails if a screen names one that is not checked in its place. */
function expectLikeness(screens: readonly Screen[]): void {
  const all = screens.flatMap(pathOf)
  for (const { name, like } of all) {
    const other = all.find((each) => each.name === like)
    if (like && (!other || other.like)) throw new Error(`${name}: “${like}” is not checked in its place`)
  }
}

function walksOf(screens: readonly Screen[]): readonly Walk[] {
  expectLikeness(screens)
  const opened = (opens: View): Walk => ({ opens, screens: screens.filter(existsIn(opens)) })
  if (full) return everyView.map(opened)
  const walked = screens.filter((screen) => pathOf(screen).some(isChecked))
  const isOpenedNarrow = ({ opensNarrow, only }: Screen) => opensNarrow || only === 'narrow'
  const walks: Walk[] = [
    { opens: wideAndLight, becomes: narrowAndDark, screens: walked.filter(existsIn(wideAndLight)) },
    { opens: narrowAndDark, screens: walked.filter(isOpenedNarrow) },
  ]
  return walks.filter((walk) => walk.screens.length > 0)
}

/** Puts these values into the storage of an empty page, and removes everything from earlier screens. */
function prepare(page: Page, { cart = [], stored = {} }: Screen): Promise<void> {
  const values = { typeface: 'stored', ...(cart.length > 0 && { shoppingCart: storedCart(cart) }), ...stored }
  return page.evaluate((entries) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, values)
}

async function shown(page: Page, { shows }: NextScreen): Promise<void> {
  const sign = typeof shows === 'string' ? page.getByText(shows).first() : shows(page)
  await sign.waitFor()
}

interface Checked {
  readonly view: View
  readonly name: string
  readonly rules: Rules
}

/** Checks the page as it is, then at the other sizes, and leaves it at the last of them. */
async function check(page: Page, { view: [size, scheme], name, rules }: Checked): Promise<void> {
  const picture = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  await look(page, picture)
  await expectNoFaults(page, `${name}, ${size} and ${scheme}`, rules)
  for (const other of sizes[size].alsoFits) {
    await page.setViewportSize(other)
    await look(page, picture)
  }
}

/** Changes the open page's size and color scheme, as a user does who resizes the window in the evening. */
async function become(page: Page, [size, colorScheme]: View): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(sizes[size].size)
  // The browser's own controls follow this property, not the attribute that the styles follow.
  await page.waitForFunction(
    (scheme) => getComputedStyle(document.documentElement).colorScheme === scheme,
    colorScheme,
  )
}

/** Empties the page before it takes the view of the next screen, because an empty one has nothing to lay out anew. */
async function leave(page: Page, [size, colorScheme]: View): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(emptyPlace)
  await page.mouse.move(0, 0)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(sizes[size].size)
}

/**
 * Checks each screen, wide and light, then narrow and dark: no axe faults, nothing wider than the screen, no
 * cut-off words, no browser errors. The page is opened once and changes its size and color scheme at each screen; some
 * screens are also opened narrow and dark, and some are left to one that is like them. With STORY_PICTURES=true it also saves pictures. Screens that change the
 * catalog or the register directly in the database use their own shop.
 */
export async function walkScreens(screens: readonly Screen[], ownShop?: OwnShop): Promise<void> {
  const shop = ownShop ?? (await openShop())
  describe.each(walksOf(screens))('opened $opens.0 and $opens.1', ({ opens, becomes, screens: here }) => {
    const [size, scheme] = opens
    const stories = new Map<string, Promise<Story>>()
    const open = (user: string) => openStory(shop, { size: sizes[size].size, scheme, user, at: null })
    const storyOf = (user = '') => {
      const story = stories.get(user) ?? open(user)
      stories.set(user, story)
      return story
    }
    afterAll(async () => {
      for (const story of stories.values()) await (await story)[Symbol.asyncDispose]()
    })
    const close = async (user = '') => {
      const story = stories.get(user)
      stories.delete(user)
      await (await story)?.page.context().close()
    }
    it.each(here)('$name', async (screen) => {
      // A separate page for each screen would mean a separate process, which costs more than all the checks.
      const { page, expectQuiet } = await storyOf(screen.user)
      try {
        await prepare(page, screen)
        await page.goto(screen.at ?? '/')
        const path = pathOf(screen)
        for (const next of path) {
          await next.steps?.(page, shop)
          await shown(page, next)
          if (!isChecked(next)) continue
          const walked = page.viewportSize() ?? sizes[size].size
          const changes = becomes && !screen.only && !next.endsWhenResized
          await check(page, { view: opens, name: next.name, rules: changes ? 'of one size' : 'all' })
          if (changes) {
            await become(page, becomes)
            await shown(page, next)
            await check(page, { view: becomes, name: next.name, rules: 'of size and color' })
          }
          if (next === path.at(-1)) break
          if (changes) await become(page, opens)
          else await page.setViewportSize(walked)
          await shown(page, next)
        }
        await leave(page, opens)
        expectQuiet(screen.expectedErrors)
      } catch (fault) {
        await close(screen.user)
        throw fault
      }
      if (screen.usesUpPage) await close(screen.user)
    })
  })
}

/** The screen that asks for a part's configuration, opened from the cart. */
export const configurationOf = (kind: string, part: CartPart): Screen => ({
  name: `configuration with ${kind}`,
  at: '/?panel=cart',
  cart: [part],
  steps: (page) => page.getByRole('button', { name: `Configure ${part.number}` }).click(),
  shows: (page) => page.getByRole('dialog').getByText(part.number),
})
