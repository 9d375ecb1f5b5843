import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { usersPageSize } from '@mullion/domain/accounts/user'
import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CompanyPanelProps } from '../../../lib/member-panels.ts'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { CompanyPanel } from './company-panel.tsx'

const nia = { firstname: 'Nia', lastname: 'North', email: 'nia@arctic.example' }

async function openPanel() {
  const shop = await openTestShop({ people: true })
  const { users } = (await shop.person('owner')).accounts
  const nothing = { onView: () => {}, onSearch: () => {}, orders: null, certificates: null }
  const open = (view: CompanyPanelProps['view']) =>
    show(<CompanyPanel view={view} {...nothing} />, { fetch: shop.fetchAs('owner') })
  return { ...shop, users, open }
}
type Page = ReturnType<Awaited<ReturnType<typeof openPanel>>['open']>

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.user.click(await page.findByRole('button', { name: `Actions for ${name}` }))
  await page.user.click(await page.findByRole('menuitem', { name: action }))
}
const lastNotice = () => noticesState.list.at(-1)?.text

describe('a company admin', () => {
  it('adds a user once the email address is valid', async () => {
    await using shop = await openPanel()
    using page = shop.open('add')
    await page.fill(await page.findByLabelText(/^First Name/), 'Nia')
    // The first one opens this view.
    const add = page.getAllByRole('button', { name: 'Add User' }).at(-1) as HTMLButtonElement
    await page.fill(page.getByLabelText(/^Last Name/), 'North')
    await page.fill(page.getByLabelText(/^Email/), 'nobody')
    expect(add.disabled).toBe(true)
    await page.fill(page.getByLabelText(/^Email/), nia.email.toUpperCase())
    await page.user.click(add)
    await page.findByText('User Nia North created successfully!')
    expect((await shop.users.list({})).users.at(-1)).toMatchObject({ ...nia, role: 'user' })
  })

  it('changes a user’s name and role', async () => {
    await using shop = await openPanel()
    await shop.users.create(nia)
    using page = shop.open('users')
    await page.findByRole('heading', { name: /^Users for Arctic Door Service/ })
    await choose(page, 'Nia North', 'Edit User')
    await page.fill(page.getByLabelText(/^Last Name/), 'South')
    await page.user.selectOptions(page.getByLabelText(/^Role/), 'Company Admin')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    const row = await page.findByRole('row', { name: /^Nia South/ })
    within(row).getByText('Company Admin')
    expect(lastNotice()).toBe('User updated successfully!')
    expect(await findUserByEmail(shop.db.read, nia.email)).toMatchObject({
      ...{ lastname: 'South', role: 'company_admin' },
    })
  })

  it('deletes a user after typing DELETE', async () => {
    await using shop = await openPanel()
    await shop.users.create(nia)
    using page = shop.open('users')
    await choose(page, 'Nia North', 'Delete User')
    await page.findByText(
      'Are you sure you want to delete Nia North from the system? This action cannot be undone.',
    )
    await page.user.click(page.getByRole('button', { name: 'Continue' }))
    const word = page.getByLabelText("If you are sure, enter 'DELETE' to proceed.")
    const button = () => page.getByRole('button', { name: 'Delete User' }) as HTMLButtonElement
    await page.fill(word, 'nope')
    expect(button().disabled).toBe(true)
    await page.fill(word, 'delete')
    await page.user.click(button())
    await expect.poll(lastNotice).toBe('Nia North was deleted.')
    await expect.poll(() => page.queryByText('Nia North')).toBeNull()
    expect(await findUserByEmail(shop.db.read, nia.email)).toBeNull()
  })

  it('turns the pages of the users by number, but not while editing one', async () => {
    await using shop = await openPanel()
    for (let at = 1; at <= usersPageSize; at += 1)
      await shop.users.create({ firstname: 'Ned', lastname: `Nr${at}`, email: `ned${at}@arctic.example` })
    using page = shop.open('users')
    const number = (name: string) => page.getByRole('button', { name }) as HTMLButtonElement
    await page.user.click(await page.findByRole('button', { name: 'Page 2' }))
    await page.findByText(`Ned Nr${usersPageSize}`)
    expect(number('Page 2').getAttribute('aria-current')).toBe('page')
    await choose(page, `Ned Nr${usersPageSize}`, 'Edit User')
    expect(number('Page 2').disabled).toBe(true)
    await page.user.click(page.getByRole('button', { name: 'Cancel' }))
    await page.user.click(number('Previous page'))
    await page.findByText('Ned Nr1')
    expect(number('Page 1').getAttribute('aria-current')).toBe('page')
  })
})
