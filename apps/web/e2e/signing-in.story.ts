import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import {
  demoPassword,
  fromHeader,
  fromMenu,
  people,
  signInDialog,
  typeSignIn,
} from './support/account-steps.ts'
import { changeShop } from './support/database.ts'
import { look } from './support/look.ts'
import { openOwnShop } from './support/shop.ts'
import { cartButton, closeByEscape, closerHook, eventually, findAndAdd } from './support/steps.ts'
import { narrow, openStory, wide, widths } from './support/story.ts'

const shop = await openOwnShop()
const refusals = /status of (401|400|429)/

describe('signing in', () => {
  it.each([wide, narrow])('works from the header, and so does signing out, $width wide', async (size) => {
    await using story = await openStory(shop, { size, expectedErrors: refusals })
    const { page } = story
    await findAndAdd(page, closerHook)
    await fromHeader(page, /^log ?in$/i)
    const modal = signInDialog(page)
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
    await typeSignIn(page, 'not an address', 'x')
    await modal.getByText('Please enter a valid email address.').waitFor()
    await typeSignIn(page, people.polar.toUpperCase(), 'not the password')
    await modal.getByText('Incorrect email or password.').waitFor()
    await eventually(() => modal.getByLabel('Your Email').inputValue()).toMatch(/polar/i)
    await typeSignIn(page, people.polar.toUpperCase())
    await modal.waitFor({ state: 'hidden' })
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Shopping cart, 1 item')
    // 10% off, according to the company's terms.
    await page.goto('/?panel=cart')
    await page.getByText('$11.16').first().waitFor()
    await fromMenu(page, 'Account')
    await page.getByText(people.polar).first().waitFor()
    await fromMenu(page, 'Return to Search')
    await eventually(() => new URL(page.url()).searchParams.has('panel')).toBe(false)
    await fromMenu(page, 'Logout')
    await page.getByText('You have been signed out.').waitFor()
    await page.getByText('You have been signed out.').waitFor({ state: 'hidden' })
    await fromHeader(page, /^log ?in$/i)
    await modal.waitFor()
    await closeByEscape(page, modal)
    await modal.waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).searchParams.has('login')).toBe(false)
  })

  it('shows a network error and keeps what was typed', async () => {
    await using story = await openStory(shop, { at: '/?login=1', expectedErrors: /Failed to load|ERR_/ })
    const { page } = story
    await signInDialog(page).waitFor()
    await page.context().setOffline(true)
    await typeSignIn(page, people.polar)
    await signInDialog(page).getByText('Network error. Please try again.').waitFor()
    await page.context().setOffline(false)
    await signInDialog(page).getByRole('button', { name: 'Sign In' }).click()
    await signInDialog(page).waitFor({ state: 'hidden' })
  })
})

/** Gives the page's browser a key that is always at hand, as a laptop with a fingerprint reader has one. */
async function addBuiltInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

describe('a passkey', () => {
  it.each(widths)('is added, used to sign in, and removed, $width wide', async (size) => {
    const email = size === wide ? people.admin : people.counter
    await using story = await openStory(shop, { size, user: email })
    const { page } = story
    // As after it was set up with an authenticator app, which this test has none of.
    changeShop(shop, 'update users set two_factor_enabled = 1 where email = ?', email)
    await addBuiltInKey(page)
    await page.goto('/?panel=account&view=settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Office laptop')
    await dialog.getByLabel('Your Password').fill(demoPassword)
    await look(page, 'add-passkey')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const mine = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
    await mine.filter({ hasText: 'Office laptop' }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await look(page, 'passkeys')

    await fromMenu(page, 'Logout')
    await fromHeader(page, /^log ?in$/i)
    await typeSignIn(page, email)
    const button = page.getByRole('button', { name: 'Use a passkey' })
    await button.waitFor()
    await look(page, 'sign-in-passkey')
    await button.click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.goto('/?panel=account&view=settings')
    await eventually(() => mine.filter({ hasText: 'Never' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Remove Office laptop' }).click()
    await dialog.getByLabel('Your Password').fill(demoPassword)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await eventually(() => mine.count()).toBe(0)
  })
})

describe('a signed-in device', () => {
  it('can be signed out from another device', async () => {
    await using desk = await openStory(shop, { user: people.buyer })
    await using phone = await openStory(shop, { user: people.buyer, expectedErrors: refusals })
    await desk.page.goto('/?panel=account&view=settings')
    const devices = desk.page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
    await eventually(() => devices.count()).toBe(2)
    await desk.page
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click()
    await eventually(() => devices.count()).toBe(1)
    await phone.page.goto('/?panel=account')
    await signInDialog(phone.page).waitFor()
    await desk.page.reload()
    await eventually(() => devices.count()).toBe(1)
  })
})
