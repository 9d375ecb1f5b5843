import type { Page } from 'playwright-core'
import { emptyPlace } from './pages.ts'
import { type CartPart, closeByEscape, storedCart } from './steps.ts'
import { changeView, type View } from './views.ts'

/** How a screen starts. */
export interface Start {
  /** The address to open first; `/` if omitted, null if the steps open the page. */
  readonly at?: string | null
  readonly cart?: readonly CartPart[]
  readonly stored?: Readonly<Record<string, string>>
}

/** Puts these values into the storage of an empty page, and removes everything from earlier screens. */
function prepare(page: Page, { cart = [], stored = {} }: Start): Promise<void> {
  const values = { typeface: 'stored', ...(cart.length > 0 && { shoppingCart: storedCart(cart) }), ...stored }
  return page.evaluate((entries) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, values)
}

/** Empties the page before it takes the view of the next screen, because an empty one has nothing to lay out anew. */
export async function emptyPage(page: Page, view: View): Promise<void> {
  await page.goto(emptyPlace)
  await Promise.all([page.mouse.move(0, 0), changeView(page, view)])
}

const viewIn = (address: string) => {
  const { searchParams } = new URL(address, 'http://store')
  const [panel, view] = [searchParams.get('panel'), searchParams.get('view')]
  return { panel, view, isAll: searchParams.size === 2 && Boolean(panel && view) }
}

/**
 * The view of a screen if the page shows another view of its panel, whose menu takes a third of a page load; null if the
 * screen needs one.
 */
export function viewOfSamePanel(page: Page, screen: Start | undefined): string | null {
  if (!screen?.at || screen.cart || screen.stored) return null
  const [from, to] = [viewIn(page.url()), viewIn(screen.at)]
  return to.isAll && from.panel === to.panel && from.view !== to.view ? to.view : null
}

/** Prepares a page for another view of its panel: as wide as at first, without pop-ups. */
export async function clearForNextView(page: Page, view: View): Promise<void> {
  await changeView(page, view)
  const dialogs = page.getByRole('dialog')
  for (let open = await dialogs.count(); open > 0; open -= 1) {
    await closeByEscape(page)
    await dialogs.nth(open - 1).waitFor({ state: 'hidden' })
  }
}

/** Opens a screen, by the menu of its panel where that will do. */
export async function openScreen(page: Page, screen: Start, opens: View): Promise<void> {
  const view = viewOfSamePanel(page, screen)
  const button = page.locator(`nav [data-view="${view}"]`)
  if (view && (await button.count()) > 0) {
    await button.click()
    await button.and(page.locator('[aria-current=page]')).waitFor()
    return
  }
  if (view) await emptyPage(page, opens)
  await prepare(page, screen)
  if (screen.at !== null) await page.goto(screen.at ?? '/')
}
