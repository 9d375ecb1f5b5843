import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { passwordDialog, people, signIn, signInDialog, typeSignIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()

describe.each([wide, narrow])('axe, $width wide, light and dark', (size) => {
  it('finds nothing in signing in and asking for an account', async () => {
    await using story = await openStory(shop, { size, at: '/?login=1', complaints: /status of 40[01]/ })
    const { page } = story
    await signInDialog(page).waitFor()
    await expectAccessible(page, 'the sign-in modal')
    await typeSignIn(page, people.polar, 'not the password')
    await page.getByText('The email address or the password is not right.').waitFor()
    await expectAccessible(page, 'a refused sign-in')
    await signInDialog(page).getByText('Forgot Password').click()
    await page.getByRole('dialog', { name: 'Forgot Password' }).waitFor()
    await expectAccessible(page, 'the forgot-password dialog')
    await page.goto(`/?reset=${'A'.repeat(43)}`)
    await passwordDialog(page).waitFor()
    await expectAccessible(page, 'choosing a password by link')
    await page.goto('/?panel=request')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.getByText('This field is required.').first().waitFor()
    await expectAccessible(page, 'the request form with problems')
    await page.goto(`/?emailVerify=${'A'.repeat(43)}`)
    await page.getByText('Email verification failed').first().waitFor()
    await expectAccessible(page, 'a failed verification')
  })

  it('finds nothing in the company panel and the settings', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await signIn(page, people.owner)
    await page.goto('/?panel=company&view=add')
    await page.getByLabel('First Name').waitFor()
    await expectAccessible(page, 'adding a user')
    await page.goto('/?panel=company&view=users')
    await page.getByRole('radio').first().check()
    await expectAccessible(page, 'the users')
    await page.getByRole('button', { name: /^Edit User/ }).click()
    await page.getByRole('button', { name: 'Save' }).waitFor()
    await expectAccessible(page, 'editing a user')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: /^Delete User/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'deleting a user')
    await page.goto('/?panel=company&view=orders')
    await page
      .getByText(/^W\d{6}/)
      .first()
      .waitFor()
    await expectAccessible(page, 'the orders of a company')
    await page.goto('/?panel=account&view=settings')
    await page.getByRole('list', { name: 'Signed-in devices' }).waitFor()
    await expectAccessible(page, 'the settings')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await passwordDialog(page).waitFor()
    await expectAccessible(page, 'changing the password')
  })
})
