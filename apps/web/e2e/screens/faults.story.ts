import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { look } from '../support/look.ts'
import { openShop } from '../support/shop.ts'
import { eventually } from '../support/steps.ts'
import { openStory } from '../support/story.ts'
import { changeView, checkViews, narrowAndDark, wideAndLight } from '../support/views.ts'

const shop = await openShop()

const styles = `
  :root { color-scheme: light; --text: #111; --page: #fff }
  body { margin: 0; color: var(--text); background: var(--page) }
  .small { width: 12px; height: 12px; padding: 0; border: 0 }
  .cut { width: 60px; overflow: hidden; white-space: nowrap }
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; --text: #eee; --page: #111 } .pale { color: #444 } }
  @media (min-width: 400px) { .phone { display: none } }
  @media (min-width: 330px) { .cut { width: auto } }`

const showing = (page: Page, parts: string) =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Parts</title><style>${styles}</style><main><h1>Parts</h1>${parts}</main>`,
  )

const checked = (page: Page) =>
  checkViews(page, {
    name: 'a page',
    opens: wideAndLight,
    becomes: narrowAndDark,
    untilShown: () => Promise.resolve(),
  })

it('a fault of a screen is found at whichever size and in whichever color scheme it shows', async () => {
  await using story = await openStory(shop, { at: null })
  const page = await story.newTab('/favicon.svg')
  await page.goto('about:blank')
  const faults = [
    ['<input>', /^label: input/],
    ['<div class="phone"><button></button></div>', /^button-name: .*button/],
    ['<p class="pale">Only in the dark</p>', /^color-contrast: p/],
    ['<button class="small">1</button><button class="small">2</button>', /^target-size: button/],
    ['<button class="cut">Add to the shopping cart</button>', /cut off/],
  ] as const
  for (const [parts, fault] of faults) {
    await changeView(page, wideAndLight)
    await showing(page, parts)
    const found = await checked(page).then(
      () => 'nothing',
      (error: Error & { actual?: readonly string[] }) => `${error.actual?.[0]}\n${error.message}`,
    )
    expect(found).toMatch(fault)
  }
  await changeView(page, wideAndLight)
  await showing(page, '<button>Add to the shopping cart</button><p>Parts for doors</p>')
  await checked(page)
})

it('a screen is looked at again until nothing is wider than it', async () => {
  await using story = await openStory(shop, { at: null })
  const page = await story.newTab('/favicon.svg')
  await page.goto('about:blank')
  await page.setViewportSize({ width: 320, height: 640 })
  await showing(page, '<div id="wide" style="width: 330px">Parts for doors</div>')
  // Each measurement observes two layouts.
  const observed = await page.evaluateHandle(() => {
    const noted = { layouts: 0 }
    const Observer = window.ResizeObserver
    window.ResizeObserver = class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super(callback)
        noted.layouts += 1
      }
    }
    return noted
  })
  let isOver = false
  const looked = look(page, 'a wide page').then(() => {
    isOver = true
  })
  await eventually(() => observed.evaluate(({ layouts }) => layouts)).toBeGreaterThan(4)
  expect(isOver).toBe(false)
  await page.evaluate(() => document.querySelector('#wide')?.remove())
  await looked
})
