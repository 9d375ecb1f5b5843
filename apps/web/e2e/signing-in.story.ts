import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import {
  demoPassword,
  fromHeader,
  fromMenu,
  passwordDialog,
  people,
  signInDialog,
  typeNewPassword,
  typeSignIn,
} from './support/account-steps.ts'
import { changeShop } from './support/database.ts'
import { look } from './support/look.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openOwnShop } from './support/shop.ts'
import { cartButton, closeByEscape, closerHook, eventually, findAndAdd, openCart } from './support/steps.ts'
import { narrow, openStory, wide, widths } from './support/story.ts'

const shop = await openOwnShop()

describe('signing in', () => {
  it('works from the header with a password chosen by an emailed link, and keeps the cart; so does signing out', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await findAndAdd(page, closerHook)
    await fromHeader(page, /^log ?in$/i)
    const modal = signInDialog(page)
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
    await modal.getByText('Forgot Password').click()
    const forgot = page.getByRole('dialog', { name: 'Forgot Password' })
    await forgot.getByLabel('Your Email').fill(people.polar)
    await forgot.getByRole('button', { name: /send/i }).click()
    await forgot.getByText('A password reset email has been sent to your email address.').waitFor()
    await page.goto(linkIn(await mailTo(shop, people.polar, /^Reset your/), 'reset'))
    await passwordDialog(page).getByLabel('New password', { exact: true }).waitFor()
    await eventually(() => page.url()).not.toContain('reset=')
    const chosen = 'a warm bench in may'
    await typeNewPassword(page, chosen)
    await passwordDialog(page).waitFor({ state: 'hidden' })
    await typeSignIn(page, people.polar.toUpperCase(), chosen)
    await modal.waitFor({ state: 'hidden' })
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Shopping cart, 1 item')
    // 10% off, according to the company's terms.
    await openCart(page)
    await page.getByText('$11.16').first().waitFor()
    await fromMenu(page, 'Account')
    await page.getByText(people.polar).first().waitFor()
    await fromMenu(page, 'Logout')
    await page.getByText('You have been signed out.').waitFor()
    await eventually(() => new URL(page.url()).searchParams.has('panel')).toBe(false)
  })

  it('and signing out are in the side menu on a phone', async () => {
    await using story = await openStory(shop, { size: narrow, user: people.summit, at: '/?panel=account' })
    const { page } = story
    await page.getByText(people.summit).first().waitFor()
    await fromMenu(page, 'Logout')
    await page.getByText('You have been signed out.').waitFor()
    await eventually(() => new URL(page.url()).searchParams.has('panel')).toBe(false)
    await fromHeader(page, /^log ?in$/i)
    await signInDialog(page).waitFor()
    await closeByEscape(page, signInDialog(page))
    await signInDialog(page).waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).searchParams.has('login')).toBe(false)
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
    await using story = await openStory(shop, { size, user: email, at: null })
    const { page } = story
    // As after it was set up with an authenticator app, which this test has none of.
    changeShop(shop, 'update users set two_factor_enabled = 1 where email = ?', email)
    await page.goto('/?panel=account&view=settings')
    await addBuiltInKey(page)
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
