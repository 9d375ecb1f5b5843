import { describe, it } from 'vitest'
import {
  fromHeader,
  passwordDialog,
  people,
  signInDialog,
  typeNewPassword,
  typeSignIn,
} from './support/account-steps.ts'
import { mailTo, oneTimePasswordIn } from './support/mail.ts'
import { openOwnShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openOwnShop()

describe('a pending account request', () => {
  it.each(widths)(
    'becomes a company, whose contact signs in, chooses a password and adds a user, $width wide',
    async (size) => {
      await using staff = await openStory(shop, { size, user: people.admin })
      const { page } = staff
      await fromHeader(page, 'Admin')
      await page.getByRole('heading', { name: 'Pending Orders' }).waitFor()
      await page.getByRole('button', { name: 'Create Company' }).first().click()
      await page.getByRole('button', { name: 'Select from Pending Requests' }).click()
      const requests = page.getByRole('dialog', { name: 'Pending Customer Account Requests' })
      await requests
        .getByRole('button', { name: /^Select / })
        .first()
        .click()
      await requests.waitFor({ state: 'hidden' })
      const name = await page.getByLabel('Company name').inputValue()
      const email = await page.getByLabel('Contact email').inputValue()
      await page.getByLabel('Sage Customer Number').fill(`NEW${size.width}`)
      await page.getByLabel('Terms code').selectOption('CC')
      await page.getByRole('button', { name: 'Create Company' }).last().click()
      await page.getByText(`Company ${name} - NEW${size.width} created successfully!`).waitFor()

      await page.goto('/?panel=admin&view=edit-company')
      for (const company of ['Arctic Door Service', 'Polar Foods']) {
        await page.getByRole('button', { name: 'Search Company' }).click()
        await page.getByPlaceholder('Start typing to search for a company...').fill(company.slice(0, 5))
        await page.getByRole('button', { name: `Select ${company}` }).click()
        await eventually(() => page.getByLabel('Company name').inputValue()).toBe(company)
      }
      await page.getByRole('heading', { name: 'Users for Polar Foods' }).waitFor()
      await page.goBack()
      await eventually(() => page.getByLabel('Company name').inputValue()).toBe('Arctic Door Service')
      await page.getByLabel('Address 2').fill('Dock 4')
      await page.getByRole('button', { name: 'Update Company' }).click()
      await page.getByText(/^Company Arctic Door Service - \S+ updated successfully!$/).waitFor()

      const temporary = oneTimePasswordIn(await mailTo(shop, email, /^Your account/))
      await using contact = await openStory(shop, {
        at: '/?login=1',
        size,
        expectedErrors: /status of 40[13]/,
      })
      const { page: theirs } = contact
      await typeSignIn(theirs, email, temporary)
      await signInDialog(theirs).waitFor({ state: 'hidden' })
      await passwordDialog(theirs).waitFor()
      await theirs.keyboard.press('Escape')
      await theirs.goto('/?panel=company&view=add')
      await passwordDialog(theirs).waitFor()
      await typeNewPassword(theirs, 'a warm bench in august', temporary)
      await passwordDialog(theirs).waitFor({ state: 'hidden' })
      await theirs.getByRole('heading', { name: `${name} Admin Panel` }).waitFor()
      await theirs.getByLabel('First Name').fill('Nia')
      await theirs.getByLabel('Last Name').fill('North')
      await theirs.getByLabel(/^Email/).fill(`nia${size.width}@north.example`)
      await theirs.getByRole('button', { name: 'Add User' }).last().click()
      await theirs.getByText('User Nia North created successfully!').waitFor()
      await theirs.getByRole('button', { name: 'View Users' }).click()
      await theirs.getByRole('row', { name: /^Nia North/ }).waitFor()
    },
  )
})
