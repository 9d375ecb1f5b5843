import { describe, expect, it } from 'vitest'
import {
  demoPassword,
  fromHeader,
  fromMenu,
  passwordDialog,
  people,
  signIn,
  signInDialog,
  typeNewPassword,
  typeSignIn,
} from './support/account-steps.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openOwnShop } from './support/shop.ts'
import {
  backFromSteps,
  cartButton,
  closeByEscape,
  closerHook,
  eventually,
  findAndAdd,
  searchBox,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openOwnShop()
const refusals = /status of (401|400|429)/

describe('signing in', () => {
  it.each([wide, narrow])('from the header, $width wide: texts, focus, and back again', async (size) => {
    await using story = await openStory(shop, { size, complaints: refusals })
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

  it('says so when the line is dead, and loses nothing that was typed', async () => {
    await using story = await openStory(shop, { at: '/?login=1', complaints: /Failed to load|ERR_/ })
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

describe('a forgotten password', () => {
  it('leads from the modal through the mail to being signed in', async () => {
    await using story = await openStory(shop, { at: '/?login=1' })
    const { page } = story
    await signInDialog(page).getByText('Forgot Password').click()
    const forgot = page.getByRole('dialog', { name: 'Forgot Password' })
    await forgot.getByLabel('Your Email').fill('buyer@summit.example')
    await forgot.getByRole('button', { name: /send/i }).click()
    await forgot.getByText('A password reset email has been sent to your email address.').waitFor()
    const mail = await mailTo(shop, 'buyer@summit.example', /^Reset your/)
    await page.goto(linkIn(mail, 'reset'))
    await passwordDialog(page).waitFor()
    await eventually(() => page.url()).not.toContain('reset=')
    await passwordDialog(page).getByLabel('New password', { exact: true }).waitFor()
    expect(await passwordDialog(page).getByLabel('Old password', { exact: true }).count()).toBe(0)
    const chosen = 'a warm bench in may'
    await passwordDialog(page).getByLabel('New password', { exact: true }).fill(chosen)
    await passwordDialog(page).getByLabel('Confirm password', { exact: true }).fill('another one here')
    await passwordDialog(page).getByRole('button', { name: 'Change password' }).click()
    await passwordDialog(page).getByText('New passwords do not match.').waitFor()
    await typeNewPassword(page, chosen)
    await passwordDialog(page).waitFor({ state: 'hidden' })
    await backFromSteps(page)
    await signIn(page, 'buyer@summit.example', chosen)
    await page.goto('/?panel=account')
    await page.getByText('buyer@summit.example').first().waitFor()
  })
})

describe('a signed-in device', () => {
  it('is signed out from another one at once', async () => {
    await using desk = await openStory(shop, { user: people.buyer })
    await using phone = await openStory(shop, { user: people.buyer, complaints: refusals })
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

describe('changing the password in the settings', () => {
  it('needs the old one and says so at its field', async () => {
    await using story = await openStory(shop, {
      user: people.owner,
      at: '/?panel=account&view=settings',
      complaints: refusals,
    })
    const { page } = story
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await typeNewPassword(page, 'a warm bench in june', 'not the old one')
    await passwordDialog(page).getByText('That’s not your current password.').waitFor()
    await typeNewPassword(page, 'a warm bench in june', demoPassword)
    await passwordDialog(page).waitFor({ state: 'hidden' })
    await eventually(() => searchBox(page).count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await typeNewPassword(page, demoPassword, 'a warm bench in june')
    await passwordDialog(page).waitFor({ state: 'hidden' })
  })
})
