import { describe, expect, it } from 'vitest'
import {
  demoPassword,
  passwordDialog,
  people,
  signIn,
  signInDialog,
  typeNewPassword,
} from './support/account-steps.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { openOwnShop } from './support/shop.ts'
import { backFromSteps, eventually, searchBox } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()
const refusals = /status of (401|400|429)/

describe('a forgotten password', () => {
  it('is replaced through an emailed link, and the new one signs in', async () => {
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

describe('changing the password in the settings', () => {
  it('requires the current password and says when it is wrong', async () => {
    await using story = await openStory(shop, {
      user: people.owner,
      at: '/?panel=account&view=settings',
      expectedErrors: refusals,
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
