import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const demoPassword = 'cold-storage-42'
export const people = {
  owner: 'owner@arctic.example',
  buyer: 'buyer@arctic.example',
  polar: 'buyer@polar.example',
  summit: 'buyer@summit.example',
  super: 'super@mullion.example',
  admin: 'admin@mullion.example',
  counter: 'counter@mullion.example',
}

export const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In' })
export const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Change password' })

const widthOf = (page: Page) => page.viewportSize()?.width ?? 1440
const isPhone = (page: Page) => widthOf(page) <= 768

/** Opens the side menu, which phones have instead of the header's bar. */
export async function openSideMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

/** Picks an entry from the current user's menu; on a phone, from the side menu. */
export async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  if (isPhone(page)) {
    const menu = await openSideMenu(page)
    return menu.getByRole('button', { name }).click()
  }
  await page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem])').click()
  await page.getByRole('menu').getByRole('menuitem', { name }).click()
}

/** Picks an entry of the header; at narrow widths, entries are in the menu. */
export async function fromHeader(page: Page, name: string | RegExp): Promise<void> {
  if (widthOf(page) <= 1180) return fromMenu(page, name)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name }).or(header.getByRole('link', { name })).click()
}

export async function typeSignIn(page: Page, login: string, password = demoPassword): Promise<void> {
  const modal = signInDialog(page)
  await modal.getByLabel('Your Email').fill(login)
  await modal.getByLabel('Your Password').fill(password)
  await modal.getByRole('button', { name: 'Sign In' }).click()
}

export async function signIn(page: Page, login: string, password = demoPassword): Promise<void> {
  const answer = await page.context().request.post('/api/users/login', { data: { login, password } })
  expect(answer.status(), `${login} signs in`).toBe(200)
  await page.goto('/')
}

export async function typeNewPassword(page: Page, chosen: string, old?: string): Promise<void> {
  const dialog = passwordDialog(page)
  if (old !== undefined) await dialog.getByLabel('Old password', { exact: true }).fill(old)
  await dialog.getByLabel('New password', { exact: true }).fill(chosen)
  await dialog.getByLabel('Confirm password', { exact: true }).fill(chosen)
  await dialog.getByRole('button', { name: 'Change password' }).click()
}
