import { full } from '@mullion/config/test-speed'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, it } from 'vitest'
import { clearForNextView, emptyPage, openScreen, type Start, viewOfSamePanel } from './open-screen.ts'
import { type OwnShop, openShop, type Shop } from './shop.ts'
import type { CartPart } from './steps.ts'
import { openStory, type Story } from './story.ts'
import { changeView, checkViews, everyView, narrowAndDark, sizes, type View, wideAndLight } from './views.ts'

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

export interface Screen extends NextScreen, Start {
  readonly user?: string
  /**
   * True if the screen is also opened narrow and dark, on a device with touch, because it differs from a wide page made
   * narrow, or is the first of those that share such a layout.
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
/** The path up to the last screen that is checked. */
const checkedPath = (screen: Screen) => {
  const path = pathOf(screen)
  return path.slice(0, path.findLastIndex(isChecked) + 1)
}

/** Fails if a screen names one that is not checked in its place. */
function expectLikeness(screens: readonly Screen[]): void {
  const all = screens.flatMap(pathOf)
  for (const { name, like } of all) {
    const other = all.find((each) => each.name === like)
    if (like && (!other || other.like)) throw new Error(`${name}: “${like}” is not checked in its place`)
  }
}

const isOpenedNarrow = ({ opensNarrow, only }: Screen) => opensNarrow || only === 'narrow'

/** The screen without those after it that were checked narrow when its page changed its size. */
function withoutResized(screen: Screen): Screen {
  const leadsTo = screen.leadsTo ?? []
  const last = leadsTo.findLastIndex(({ endsWhenResized }) => endsWhenResized)
  const path = leadsTo.slice(0, last + 1)
  const without = path.map((next) => (next.endsWhenResized ? next : { ...next, like: screen.name }))
  return screen.only ? screen : { ...screen, leadsTo: without }
}

function walksOf(screens: readonly Screen[]): readonly Walk[] {
  expectLikeness(screens)
  const opened = (opens: View): Walk => ({ opens, screens: screens.filter(existsIn(opens)) })
  if (full) return everyView.map(opened)
  const walked = screens.filter((screen) => pathOf(screen).some(isChecked))
  const walks: Walk[] = [
    { opens: wideAndLight, becomes: narrowAndDark, screens: walked.filter(existsIn(wideAndLight)) },
    { opens: narrowAndDark, screens: walked.filter(isOpenedNarrow).map(withoutResized) },
  ]
  return walks.filter((walk) => walk.screens.length > 0)
}

async function shown(page: Page, { shows }: NextScreen): Promise<void> {
  const sign = typeof shows === 'string' ? page.getByText(shows).first() : shows(page)
  await sign.waitFor()
}

/**
 * Checks each screen, wide and light, then narrow and dark: no axe faults, nothing wider than the screen, no
 * cut-off words, no browser errors. The page is opened once and changes its size and color scheme at each screen; some
 * screens are also opened narrow and dark, some are left to one that is like them, and views of one panel are turned
 * to without opening the page again. With STORY_PICTURES=true it also saves pictures. Screens that change the catalog or
 * the register directly in the database use their own shop.
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
    it.each(here.map((screen, at) => ({ ...screen, following: here.slice(at + 1) })))(
      '$name',
      async ({ following, ...screen }) => {
        // A separate page for each screen would mean a separate process, which costs more than all the checks.
        const { page, expectQuiet } = await storyOf(screen.user)
        try {
          await openScreen(page, screen, opens)
          const path = checkedPath(screen)
          for (const next of path) {
            await next.steps?.(page, shop)
            await shown(page, next)
            if (!isChecked(next)) continue
            const walked = page.viewportSize() ?? sizes[size].size
            const changed = screen.only || next.endsWhenResized ? undefined : becomes
            const untilShown = () => shown(page, next)
            await checkViews(page, { name: next.name, opens, becomes: changed, untilShown })
            if (next === path.at(-1)) break
            if (changed) await changeView(page, opens)
            else await page.setViewportSize(walked)
            await untilShown()
          }
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          const ofUser = following.find(({ user }) => user === screen.user)
          const stays = !screen.expectedErrors && viewOfSamePanel(page, ofUser)
          await (stays ? clearForNextView(page, opens) : emptyPage(page, opens))
          expectQuiet(screen.expectedErrors)
        } catch (fault) {
          await close(screen.user)
          throw fault
        }
        if (screen.usesUpPage) await close(screen.user)
      },
    )
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
