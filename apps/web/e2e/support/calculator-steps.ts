import type { Page } from 'playwright-core'
import { eventually } from './steps.ts'

export const calculator = (page: Page) => page.getByRole('dialog')
export const calculatedParts = (page: Page) =>
  calculator(page).getByRole('list', { name: 'Calculated parts' }).getByRole('listitem')

/** Opens a calculator from the Tools menu in the bar, or from the side menu on a phone. */
export async function openCalculator(
  page: Page,
  name: 'Gasket Calculator' | 'Heater Calculator',
): Promise<void> {
  if ((page.viewportSize()?.width ?? 1440) <= 768) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click()
  } else {
    await page.getByRole('menubar').getByRole('menuitem', { name: 'Tools' }).click()
    await page.getByRole('menu').getByRole('menuitem', { name }).click()
  }
  await page.getByRole('dialog', { name }).getByLabel('Serial number of the door').waitFor()
}

export async function choose(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const name of labels) await calculator(page).getByRole('button', { name, exact: true }).click()
}

export async function typeOpening(page: Page, width: string, height: string): Promise<void> {
  await calculator(page).getByLabel('Width').fill(width)
  await calculator(page).getByLabel('Height').fill(height)
  await calculator(page).getByLabel('Height').press('Enter')
}

export async function answerAll(
  page: Page,
  { answers, opening }: { readonly answers: readonly string[]; readonly opening: readonly [string, string] },
): Promise<void> {
  await choose(page, 'Manual Entry', ...answers)
  await typeOpening(page, ...opening)
  await calculatedParts(page).first().waitFor()
}

export async function searchSerial(page: Page, serial: string): Promise<void> {
  const field = calculator(page).getByLabel('Serial number of the door')
  await field.fill(serial)
  await field.press('Enter')
}

/** The start of a screen: a calculator after a door was looked up by serial number. */
export const lookedUp = (calculator: string, serial: string) => ({
  at: `/?calculator=${calculator}`,
  steps: (page: Page) => searchSerial(page, serial),
})

export async function expectFocus(page: Page, what: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const named = element?.getAttribute('aria-labelledby')?.split(' ')[0]
      const label = named ? document.getElementById(named)?.textContent : element?.getAttribute('aria-label')
      return (
        label ||
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent)
      )
    })
  await eventually(focused).toBe(what)
}

/** Expects these quantities in the browser's cart, and for each part the number of its door uses. */
export async function expectCart(
  page: Page,
  expected: Record<string, readonly [feet: number, uses: number]>,
) {
  const found = async () => {
    const text = await page.evaluate(() => localStorage.getItem('shoppingCart') ?? '{}')
    const cart = JSON.parse(text) as Record<
      string,
      { quantity: number; configurations: { kind: string; doors: unknown[] }[] }
    >
    const lines = Object.entries(cart).map(([id, { quantity, configurations }]) => [
      id,
      [quantity, configurations.find(({ kind }) => kind === 'door')?.doors.length ?? 0],
    ])
    return Object.fromEntries(lines)
  }
  await eventually(found).toEqual(expected)
}
