import { full } from '@mullion/config/test-speed'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import { demoPassword } from './account-steps.ts'
import { forgetLimits } from './database.ts'
import { patienceMs } from './patience.ts'
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
  /** Where the story starts; `/` if omitted. */
  readonly at?: string
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

/** Records console errors and warnings, page errors, and failed requests of every tab. */
function listen(context: BrowserContext): string[] {
  const messages: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    messages.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => messages.push(`fault: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed'
    // Requests that the page itself aborts by moving on are not failures.
    if (why !== 'net::ERR_ABORTED') messages.push(`request: ${request.url()} ${why}`)
  })
  return messages
}

async function signIn({ request }: BrowserContext, login: string): Promise<void> {
  const answer = await request.post('/api/users/login', { data: { login, password: demoPassword } })
  expect(answer.status(), `${login} is signed in`).toBe(200)
}

function countOpenings(context: BrowserContext): void {
  context.on('request', (request) => {
    const story = TestRunner.getCurrentTest()
    if (story && request.isNavigationRequest()) {
      story.meta.pageOpenings = (story.meta.pageOpenings ?? 0) + 1
    }
  })
}

/** Makes `goto` and `reload` wait until the server-rendered page is hydrated. */
function takenOver(page: Page): Page {
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

/**
 * Opens a page of the shop in a new browser context. At its end, the story fails if the browser reported
 * unexpected errors.
 */
export async function openStory(shop: Shop, options: StoryOptions = {}): Promise<Story> {
  const { size = wide, scheme = 'light', at = '/', user, withoutNavigation = false, expectedErrors } = options
  forgetLimits(shop)
  const context = await shop.browser.newContext({
    baseURL: shop.url,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: size.width < 768,
    isMobile: size.width < 768,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(patienceMs)
  if (withoutNavigation) {
    await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  }
  if (user) await signIn(context, user)
  const messages = listen(context)
  countOpenings(context)
  const newTab = async (place = '/') => {
    const page = takenOver(await context.newPage())
    await page.goto(place)
    return page
  }
  const expectQuiet = (expected = expectedErrors) => {
    const unexpected = messages.splice(0).filter((text) => !expected?.test(text))
    expect(unexpected, 'the browser complained of nothing').toEqual([])
  }
  return {
    page: await newTab(at),
    newTab,
    expectQuiet,
    async [Symbol.asyncDispose]() {
      // Responses still held back belong to pages that are no longer needed.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
      expectQuiet()
    },
  }
}
