import { full } from '@mullion/config/test-speed'
import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import { demoPassword } from './account-steps.ts'
import { forgetAccountCarts, forgetLimits } from './database.ts'
import { emptyPlace, leavePage, takenOver, takePage } from './pages.ts'
import type { Shop } from './shop.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }
/**
 * Sizes for stories that are the same on a phone. Stories with a different layout on a phone name both sizes.
 */
export const widths = full ? [wide, narrow] : [wide]

declare module 'vitest' {
  export interface TaskMeta {
    pageOpenings?: number
  }
}

export interface StoryOptions {
  readonly size?: { readonly width: number; readonly height: number }
  readonly scheme?: 'light' | 'dark'
  /** Where the story starts; `/` if omitted, null for an empty page of the store. */
  readonly at?: string | null
  /** The user signed in from the start, for stories that are not about signing in. */
  readonly user?: string
  /** Simulates an older browser without `window.navigation`. */
  readonly withoutNavigation?: boolean
  /** Browser errors that the story expects, such as from a declined card or an unreachable server. */
  readonly expectedErrors?: RegExp
}

export interface Story extends AsyncDisposable {
  readonly page: Page
  newTab(at?: string): Promise<Page>
  /** Fails if the browser reported errors since the last call, except those the story expects. */
  expectQuiet(expectedErrors?: RegExp): void
}

/** Records console errors and warnings, page errors, and failed requests of every tab; counts how often it loads a page. */
function listen(context: BrowserContext) {
  const messages: string[] = []
  const heard = {
    console(message: ConsoleMessage) {
      if (!['error', 'warning'].includes(message.type())) return
      messages.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    },
    weberror: (error: WebError) => messages.push(`fault: ${error.error().message}`),
    requestfailed(request: Request) {
      const why = request.failure()?.errorText ?? 'failed'
      // Requests that the page itself aborts by moving on are not failures.
      if (why !== 'net::ERR_ABORTED') messages.push(`request: ${request.url()} ${why}`)
    },
    request(request: Request) {
      const story = TestRunner.getCurrentTest()
      const isCounted = request.isNavigationRequest() && !request.url().endsWith(emptyPlace)
      if (story && isCounted) story.meta.pageOpenings = (story.meta.pageOpenings ?? 0) + 1
    },
  }
  const { console, weberror, requestfailed, request } = heard
  context
    .on('console', console)
    .on('weberror', weberror)
    .on('requestfailed', requestfailed)
    .on('request', request)
  const stop = () =>
    context
      .off('console', console)
      .off('weberror', weberror)
      .off('requestfailed', requestfailed)
      .off('request', request)
  return { messages, stop }
}

async function signIn({ request }: BrowserContext, login: string): Promise<void> {
  const data = { login, password: demoPassword }
  // A connection kept from earlier may be closed by the server at this moment; the browser itself would try again.
  const answer = await request.post('/api/users/login', { data, maxRetries: 1 })
  expect(answer.status(), `${login} is signed in`).toBe(200)
}

/**
 * Opens a page of the shop as a new visitor has it, without anything stored. At its end, the story fails if the browser
 * reported unexpected errors.
 */
export async function openStory(shop: Shop, options: StoryOptions = {}): Promise<Story> {
  const { size = wide, scheme = 'light', at = '/', user, withoutNavigation = false, expectedErrors } = options
  forgetLimits(shop)
  forgetAccountCarts(shop)
  const kind = { url: shop.url, isPhone: size.width < 768, withoutNavigation }
  const opened = await takePage(shop.browser, kind)
  const { page, context } = opened
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: scheme, media: null, reducedMotion: 'reduce' })
  if (user) await signIn(context, user)
  const { messages, stop } = listen(context)
  const newTab = async (place = '/') => {
    const tab = takenOver(await context.newPage())
    await tab.setViewportSize(size)
    await tab.emulateMedia({ colorScheme: scheme })
    await tab.goto(place)
    return tab
  }
  const expectQuiet = (expected = expectedErrors) => {
    const unexpected = messages.splice(0).filter((text) => !expected?.test(text))
    expect(unexpected, 'the browser complained of nothing').toEqual([])
  }
  if (at !== null) await page.goto(at)
  return {
    page,
    newTab,
    expectQuiet,
    async [Symbol.asyncDispose]() {
      await leavePage(opened, kind)
      stop()
      expectQuiet()
    },
  }
}
