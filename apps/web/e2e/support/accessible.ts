import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onceSettled } from './look.ts'

/** The minified build: each page that opens receives and parses it, and it is half as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer depends on the size; targets are closest together on a phone. */
const ofSize = ['scrollable-region-focusable', 'target-size']
const ofColor = ['color-contrast', 'link-in-text-block']
/** What a phone shows in place of something else needs a name as well; these rules cost nothing beside the others. */
const ofNames = ['button-name', 'link-name', 'label', 'select-name', 'image-alt']
/**
 * A page that is checked in two views has every rule once, and those of color in both schemes: first all but those of
 * size, then, narrow, only those of size, color and names, which take half of axe's time.
 */
export type Rules = 'all' | 'of one size' | 'of size and color'

/** The store has no sounds or films that a rule would have to wait for. */
const common: RunOptions = { resultTypes: ['violations'], preload: false }
const optionsOf: Readonly<Record<Rules, RunOptions>> = {
  all: { ...common, runOnly: standards },
  'of one size': {
    ...common,
    runOnly: standards,
    rules: Object.fromEntries(ofSize.map((rule) => [rule, { enabled: false }])),
  },
  'of size and color': { ...common, runOnly: { type: 'rule', values: [...ofSize, ...ofColor, ...ofNames] } },
}

/** Runs axe in the page; null if the page does not have it yet. */
async function findViolations(options: RunOptions): Promise<readonly Result[] | null> {
  const { axe } = window as unknown as { axe?: typeof import('axe-core') }
  if (!axe) return null
  const covered = document.querySelector('[role="dialog"][aria-modal="true"]') ? ['#root'] : []
  const found = await axe.run({ exclude: covered }, options)
  return found.violations
}

/**
 * Runs axe in the page once it has settled; only violations are described, because describing the rest takes twice as
 * long. What a modal pop-up covers cannot be used while it is open, and is checked as a screen of its own.
 */
async function violationsOf(page: Page, rules: Rules): Promise<readonly Result[]> {
  const violations = await onceSettled(page, findViolations, optionsOf[rules])
  if (violations) return violations
  await page.evaluate(source)
  return violationsOf(page, rules)
}

/**
 * True if an element is large enough after scrolling it into view: a sticky bar only covers it at the current
 * scroll position.
 */
const isLargeInSight = (page: Page, selector: string) =>
  page.evaluate((partlyCovered) => {
    const target = document.querySelector(partlyCovered)
    target?.scrollIntoView({ block: 'center' })
    const { left, top, bottom, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
    const isFree = (y: number) => target?.contains(document.elementFromPoint(left + width / 2, y))
    return width >= 24 && height >= 24 && isFree(top + 1) && isFree(bottom - 1)
  }, selector)

async function faultsOf(page: Page, rules: Rules): Promise<string[]> {
  const faults: string[] = []
  for (const { id, nodes } of await violationsOf(page, rules)) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isLargeInSight(page, selector))) continue
      faults.push(`${id}: ${selector}\n${failureSummary}`)
    }
  }
  return faults
}

/**
 * Fails if axe finds faults on the page once it has settled, by WCAG 2.2 A and AA and axe's own best
 * practices.
 */
export async function expectNoFaults(page: Page, what: string, rules: Rules = 'all'): Promise<void> {
  expect(await faultsOf(page, rules), `axe finds nothing on ${what}`).toEqual([])
}
