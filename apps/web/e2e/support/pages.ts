import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { patienceMs } from './patience.ts'

/** A page of a browser context of its own. */
interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  readonly tools: CDPSession
}

interface PageKind {
  readonly url: string
  readonly isPhone: boolean
  readonly withoutNavigation: boolean
}

/** A document of the store without scripts: a page that leaves the store altogether would lose its process. */
export const emptyPlace = '/favicon.svg'

/**
 * Pages that earlier stories of this worker have left. The process of such a page has the store's code compiled, so
 * opening it again takes half as long as a new one.
 */
const left = new Map<string, OpenPage[]>()
const usedUp = new WeakSet<Page>()
const keyOf = ({ url, isPhone, withoutNavigation }: PageKind) => `${url} ${isPhone} ${withoutNavigation}`

/** Notes when a story does to its page what cannot be undone: such a page is closed after the story. */
function noteLastingChanges({ page, context }: OpenPage): void {
  const note = <Owner extends object>(owner: Owner, name: keyof Owner) => {
    const act = (owner[name] as (...args: unknown[]) => unknown).bind(owner)
    Object.assign(owner, {
      [name]: (...args: unknown[]) => {
        usedUp.add(page)
        return act(...args)
      },
    })
  }
  note(context.clock, 'install')
  note(context, 'newCDPSession')
  note(page, 'addInitScript')
  note(page, 'on')
}

/** Makes `goto` and `reload` wait until the server-rendered page is hydrated. */
export function takenOver(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const answers = async <Answer>(answer: Answer) => {
    await page.locator('[data-until-hydrated]').first().waitFor({ state: 'detached' })
    return answer
  }
  return Object.assign(page, {
    goto: async (...to: Parameters<Page['goto']>) => answers(await goto(...to)),
    reload: async (...how: Parameters<Page['reload']>) => answers(await reload(...how)),
  })
}

async function newPage(browser: Browser, { url, isPhone, withoutNavigation }: PageKind): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(patienceMs)
  if (withoutNavigation) {
    await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  }
  const page = takenOver(await context.newPage())
  await page.goto(emptyPlace)
  const opened = { context, page, tools: await context.newCDPSession(page) }
  noteLastingChanges(opened)
  return opened
}

/** Returns a page that an earlier story has left, or else a new one. */
export async function takePage(browser: Browser, kind: PageKind): Promise<OpenPage> {
  return left.get(keyOf(kind))?.pop() ?? newPage(browser, kind)
}

/** Removes what a story stored, and its steps from the history. */
async function empty({ page, context, tools }: OpenPage): Promise<void> {
  await context.setOffline(false)
  await page.goto(emptyPlace)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await tools.send('Page.resetNavigationHistory')
}

/** Leaves a page to the next story, or closes it if the story has changed it for good or the store does not answer. */
export async function leavePage(opened: OpenPage, kind: PageKind): Promise<void> {
  const { page, context } = opened
  // Responses still held back belong to pages that are no longer needed.
  await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  const isLasting = !usedUp.has(page) && !page.isClosed()
  for (const other of context.pages()) if (other !== page) await other.close()
  const isEmpty =
    isLasting &&
    (await empty(opened).then(
      () => true,
      () => false,
    ))
  if (!isEmpty) return context.close()
  left.set(keyOf(kind), [...(left.get(keyOf(kind)) ?? []), opened])
}

/** Closes the pages of a shop that ends. */
export async function closePages(url: string): Promise<void> {
  for (const [key, pages] of left) {
    if (!key.startsWith(`${url} `)) continue
    left.delete(key)
    for (const { context } of pages) await context.close()
  }
}
