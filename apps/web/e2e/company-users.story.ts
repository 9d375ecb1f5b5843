import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { passwordDialog, people, signInDialog, typeNewPassword, typeSignIn } from './support/account-steps.ts'
import { mailTo, oneTimePasswordIn } from './support/mail.ts'
import { openOwnShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openOwnShop()

async function addUser(page: Page, person: { first: string; last: string; email: string }): Promise<void> {
  await page.goto('/?panel=company&view=add')
  const button = page.getByRole('button', { name: 'Add User' }).last()
  await page.getByLabel('First Name').fill(person.first)
  await page.getByLabel('Last Name').fill(person.last)
  await page.getByLabel(/^Email/).fill('nobody')
  await eventually(() => button.isDisabled()).toBe(true)
  await page.getByLabel(/^Email/).fill(person.email)
  await button.click()
  await page.getByText(`User ${person.first} ${person.last} created successfully!`).waitFor()
}

describe('the users of a company', () => {
  it.each(widths)('can be added, changed and deleted by the company admin, $width wide', async (size) => {
    await using story = await openStory(shop, { size, user: people.owner, at: null })
    const { page } = story
    const email = `nia${size.width}@arctic.example`
    await addUser(page, { first: 'Nia', last: 'North', email: email.toUpperCase() })
    await page.goto('/?panel=company&view=users')
    await page.getByRole('heading', { name: /^Users for Arctic Door Service/ }).waitFor()
    const row = page.getByRole('row').filter({ hasText: email })
    const menu = (of: Page | typeof row) => of.getByRole('button', { name: /^Actions for/ })
    // The newest person is on the last page.
    const next = page.getByRole('button', { name: 'next page' })
    await menu(page).first().waitFor()
    if (await next.isVisible()) await next.click()
    await menu(row).click()
    await page.getByRole('menuitem', { name: 'Edit User' }).click()
    await page.getByLabel('Last Name').fill('South')
    await page.getByLabel('Role').selectOption({ label: 'Company Admin' })
    await page.getByRole('button', { name: /^(Save|Saving…)$/ }).click()
    await page.getByText('User updated successfully!').waitFor()
    await row.getByText('Company Admin').waitFor()

    await menu(row).click()
    await page.getByRole('menuitem', { name: 'Delete User' }).click()
    await page
      .getByText('Are you sure you want to delete Nia South from the system? This action cannot be undone.')
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const word = page.getByLabel("If you are sure, enter 'DELETE' to proceed.")
    await word.fill('nope')
    await eventually(() =>
      page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).isDisabled(),
    ).toBe(true)
    await word.fill('delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).click()
    await row.waitFor({ state: 'detached' })
  })

  it.each(widths)('are paged by number when they fill more than one page, $width wide', async (size) => {
    await using story = await openStory(shop, { size, user: people.owner, at: null })
    const { page } = story
    for (let at = 1; at <= 12; at += 1) {
      const person = {
        firstname: 'Ned',
        lastname: `Nr${at}`,
        email: `ned${at}.${size.width}@arctic.example`,
      }
      const answer = await page.request.post('/trpc/accounts.users.create', { data: person })
      expect(answer.status()).toBe(200)
    }
    await page.goto('/?panel=company&view=users')
    const pages = page.getByRole('navigation', { name: 'Pages of users' })
    const second = pages.getByRole('button', { name: 'Page 2', exact: true })
    await second.click()
    await eventually(() => second.getAttribute('aria-current')).toBe('page')
    await page
      .getByText(/^Ned Nr/)
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: /^Actions for Ned/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Edit User' }).click()
    await eventually(() => second.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await pages.getByRole('button', { name: 'Previous page' }).click()
    await eventually(() =>
      pages.getByRole('button', { name: 'Page 1', exact: true }).getAttribute('aria-current'),
    ).toBe('page')
  })

  it('sign in with a temporary password, and must choose their own before anything else', async () => {
    await using owner = await openStory(shop, { user: people.owner })
    const email = 'ola@arctic.example'
    await addUser(owner.page, { first: 'Ola', last: 'Olsen', email })
    const password = oneTimePasswordIn(await mailTo(shop, email, /^Your account/))
    await using story = await openStory(shop, { at: '/?login=1', expectedErrors: /status of 40[13]/ })
    const { page } = story
    await typeSignIn(page, email, password)
    await signInDialog(page).waitFor({ state: 'hidden' })
    await passwordDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await page.reload()
    await passwordDialog(page).waitFor()
    await typeNewPassword(page, 'a warm bench in august', password)
    await passwordDialog(page).waitFor({ state: 'hidden' })
    await page.goto('/?panel=account')
    await page.getByText(email).first().waitFor()
  })
})
