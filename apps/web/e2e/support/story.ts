import { full } from '@mullion/config/test-speed'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import { demoPassword } from './account-steps.ts'
import { forgetLimits } from './database.ts'
import { patienceMs } from './patience.ts'
import type { Shop } from './shop.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }
/** For a story that a phone could only repeat; what has a layout of its own there names both sizes. */
export const widths = full ? [wide, narrow] : [wide]

declare module 'vitest' {
  export interface TaskMeta {
    /** How often a story loaded the page anew. */
    pageOpenings?: number
  }
}

export interface StoryOptions {
  readonly size?: { readonly width: number; readonly height: number }
  readonly scheme?: 'light' | 'dark'
  /** Where the story starts, `/` unless told otherwise. */
  readonly at?: string
  /** Who is signed in from the start, where signing in is not what the story is about. */
  readonly user?: string
  /** A browser of the time before `window.navigation`. */
  readonly withoutNavigation?: boolean
  /** Complaints of the browser that belong to the story: a refused card, a server that is away. */
  readonly complaints?: RegExp
}

export interface Story extends AsyncDisposable {
  readonly page: Page
  /** A second tab of the same browser. */
  newTab(at?: string): Promise<Page>
  /** Fails when the browser complained since the last call, except of what belongs to the story. */
  expectQuiet(complaints?: RegExp): void
}

/** The console's errors, faults of the page and requests that failed, of every tab. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    heard.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => heard.push(`fault: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed'
    // What the page itself breaks off, by moving on, is no failure.
    if (why !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${why}`)
  })
  return heard
}

async function signIn({ request }: BrowserContext, login: string): Promise<void> {
  const answer = await request.post('/api/users/login', { data: { login, password: demoPassword } })
  expect(answer.status(), `${login} is signed in`).toBe(200)
}

/** Counts the loads of pages of the story that is running, for the report of the run. */
function countOpenings(context: BrowserContext): void {
  context.on('request', (request) => {
    const story = TestRunner.getCurrentTest()
    if (story && request.isNavigationRequest()) {
      story.meta.pageOpenings = (story.meta.pageOpenings ?? 0) + 1
    }
  })
}

/** A page that is opened is there once it answers: what the server drew has been taken over. */
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

/** A page of a new browser in the shop; the story fails at its end when the browser complained of anything. */
export async function openStory(shop: Shop, options: StoryOptions = {}): Promise<Story> {
  const { size = wide, scheme = 'light', at = '/', user, withoutNavigation = false, complaints } = options
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
  const heard = listen(context)
  countOpenings(context)
  const newTab = async (place = '/') => {
    const page = takenOver(await context.newPage())
    await page.goto(place)
    return page
  }
  const expectQuiet = (expected = complaints) => {
    const unexpected = heard.splice(0).filter((text) => !expected?.test(text))
    expect(unexpected, 'the browser complained of nothing').toEqual([])
  }
  return {
    page: await newTab(at),
    newTab,
    expectQuiet,
    async [Symbol.asyncDispose]() {
      // Answers that are still held back belong to pages that nobody looks at any more.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
      expectQuiet()
    },
  }
}
