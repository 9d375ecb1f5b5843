import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { usersPageSize } from '@mullion/domain/accounts/user'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { CompanyUsers } from './company-users.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(clearStaffDrafts)

const nia = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }

async function openList() {
  const shop = await openTestShop({ people: true })
  await (await shop.person('owner')).accounts.users.create(nia)
  const company = await (await shop.person('admin')).admin.companies.details({ companyId: 2 })
  const server = shop.fetchAs('admin')
  const sent: string[] = []
  const fetch: typeof server = (input, init) => {
    sent.push(String(input))
    return server(input, init)
  }
  const render = () => show(<CompanyUsers company={company} />, { fetch })
  return { ...shop, render, sent }
}
type Page = ReturnType<Awaited<ReturnType<typeof openList>>['render']>

describe('the users of a company', () => {
  it('can be edited in a dialog', async () => {
    await using shop = await openList()
    using page = shop.render()
    await page.findByText('Bea Test')
    await page.user.click(page.getByRole('button', { name: 'Edit User Bea Test' }))
    await page.fill(await page.findByLabelText(/^Last name/), 'Changed')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Bea Changed')
    await expect.poll(() => noticesState.list.at(-1)?.text).toBe('User updated successfully!')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Edit User Bea Changed')
  })

  it('keep a pending email address through an edit, until the current one is entered again', async () => {
    await using shop = await openList()
    const email = 'bea.new@arctic.example'
    const bea = { userId: shop.ids.buyer, firstname: 'Bea', lastname: 'Test', role: 'user' as const }
    await (await shop.person('owner')).accounts.users.update({ ...bea, email })
    using page = shop.render()
    const edit = async (label: RegExp, text: string) => {
      await page.user.click(await page.findByRole('button', { name: /^Edit User Bea/ }))
      await page.fill(await page.findByLabelText(label), text)
      await page.user.click(page.getByRole('button', { name: 'Save' }))
      await expect.poll(() => page.queryByRole('dialog')).toBeNull()
      await expect.poll(() => noticesState.list.at(-1)?.text).toBe('User updated successfully!')
    }
    const buyer = () => findUserByEmail(shop.db.read, 'buyer@arctic.example')
    await edit(/^Last name/, 'Changed')
    expect(await buyer()).toMatchObject({ lastname: 'Changed', pendingEmail: email })
    await edit(/^Email/, 'buyer@arctic.example')
    expect(await buyer()).toMatchObject({ pendingEmail: null })
  })

  it('can be invited again only while they have no password of their own', async () => {
    await using shop = await openList()
    using page = shop.render()
    await page.findByText('Invited. Hasn’t chosen a password yet.')
    expect(page.queryByRole('button', { name: 'Resend invitation to Bea Test' })).toBeNull()
    const resend = page.getByRole('button', { name: 'Resend invitation to Nia New' })
    await page.user.dblClick(resend)
    expect(document.activeElement).toBe(resend)
    const mailed = 'A new temporary password was emailed to nia@arctic.example.'
    await expect.poll(() => noticesState.list.at(-1)?.text).toBe(mailed)
    expect(shop.sent.filter((url) => url.includes('resendInvitation'))).toHaveLength(1)
  })

  it('can be searched by first name, last name and email, and sorted by name and email', async () => {
    await using shop = await openList()
    using page = shop.render()
    await page.findByText('Bea Test')
    const names = () => page.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)
    await page.user.selectOptions(page.getByLabelText('Sort users'), 'Email')
    await expect.poll(names).toEqual(['Bea Test', 'Nia New', 'Olga Test'])
    await page.user.selectOptions(page.getByLabelText('Sort users'), 'Last name')
    await expect.poll(names).toEqual(['Nia New', 'Bea Test', 'Olga Test'])
    for (const [text, found] of [
      ['NIA@', ['Nia New']],
      ['olga', ['Olga Test']],
      ['TEST', ['Bea Test', 'Olga Test']],
    ] as const) {
      await page.fill(page.getByLabelText('Search users'), text)
      await expect.poll(names).toEqual(found)
    }
    await page.fill(page.getByLabelText('Search users'), 'nobody')
    await page.findByText('No user matches “nobody”.')
  })

  it.each([
    ['a search', (page: Page) => page.fill(page.getByLabelText('Search users'), 'arctic')],
    ['sorting', (page: Page) => page.user.selectOptions(page.getByLabelText('Sort users'), 'Email')],
  ])('return to the first page after %s', async (_name, change) => {
    await using shop = await openList()
    const { users } = (await shop.person('owner')).accounts
    for (let at = 0; at < usersPageSize; at += 1)
      await users.create({ firstname: 'Pat', lastname: 'More', email: `pat${at}@arctic.example` })
    using page = shop.render()
    await page.user.click(await page.findByRole('button', { name: 'Page 2' }))
    const shown = () => page.getByRole('button', { current: 'page' }).textContent
    expect(shown()).toBe('2')
    await change(page)
    await expect.poll(shown).toBe('1')
  })

  it('must change their password when staff require it', async () => {
    await using shop = await openList()
    using page = shop.render()
    await page.findByText('Bea Test')
    await page.user.click(page.getByRole('button', { name: 'Force password change for Bea Test' }))
    const buyer = () => findUserByEmail(shop.db.read, 'buyer@arctic.example')
    await expect.poll(async () => (await buyer())?.passwordChangeRequired).toBe(true)
  })

  it('are deleted after typing DELETE', async () => {
    await using shop = await openList()
    using page = shop.render()
    await page.findByText('Nia New')
    await page.user.click(page.getByRole('button', { name: 'Delete User Nia New' }))
    await page.user.click(await page.findByRole('button', { name: 'Continue' }))
    await page.fill(page.getByLabelText("If you are sure, enter 'DELETE' to proceed."), 'delete')
    await page.user.click(page.getByRole('button', { name: 'Delete User' }))
    await expect.poll(() => findUserByEmail(shop.db.read, nia.email)).toBeNull()
    await expect.poll(() => page.queryByText('Nia New')).toBeNull()
  })
})
