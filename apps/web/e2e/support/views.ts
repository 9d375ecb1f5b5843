import { full } from '@mullion/config/test-speed'
import type { Page } from 'playwright-core'
import { expectNoFaults, type Rules } from './accessible.ts'
import { look } from './look.ts'
import { narrow, wide } from './story.ts'

/** A tablet held upright; the long version also tests one on its side. */
const upright = { width: 768, height: 1024 }
export const sizes = {
  wide: { size: wide, alsoFits: full ? [{ width: 1024, height: 768 }, upright] : [upright] },
  narrow: { size: narrow, alsoFits: [{ width: 320, height: 640 }] },
} as const
export type View = readonly [name: keyof typeof sizes, scheme: 'light' | 'dark']
export const wideAndLight: View = ['wide', 'light']
export const narrowAndDark: View = ['narrow', 'dark']
export const everyView: readonly View[] = [wideAndLight, narrowAndDark, ['wide', 'dark'], ['narrow', 'light']]

interface Checked {
  readonly view: View
  readonly name: string
  readonly rules: Rules
}

/** Checks the page as it is, then at the other sizes, and leaves it at the last of them. */
async function check(page: Page, { view: [size, scheme], name, rules }: Checked): Promise<void> {
  const picture = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  await look(page, picture, { wanted: scheme })
  await expectNoFaults(page, `${name}, ${size} and ${scheme}`, rules)
  for (const other of sizes[size].alsoFits) {
    await page.setViewportSize(other)
    await look(page, picture)
  }
}

/** Changes the open page's size and color scheme at once, as a user does who resizes the window in the evening. */
export async function changeView(page: Page, [size, colorScheme]: View): Promise<void> {
  await Promise.all([page.emulateMedia({ colorScheme }), page.setViewportSize(sizes[size].size)])
}

interface CheckedViews {
  readonly name: string
  readonly opens: View
  /** The second view; undefined for a screen that has only one. */
  readonly becomes?: View | undefined
  /** Waits until the page is complete again. */
  readonly untilShown: () => Promise<void>
}

/** Checks a page in the view in which it was opened, then in its second one. */
export async function checkViews(
  page: Page,
  { name, opens, becomes, untilShown }: CheckedViews,
): Promise<void> {
  await check(page, { view: opens, name, rules: becomes ? 'of one size' : 'all' })
  if (!becomes) return
  await changeView(page, becomes)
  await untilShown()
  await check(page, { view: becomes, name, rules: 'of size and color' })
}
