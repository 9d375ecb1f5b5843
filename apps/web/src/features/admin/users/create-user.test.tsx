import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf } from '@mullion/api/testing/people'
import type { Viewer } from '@mullion/domain/accounts/session'
import { afterEach, describe, expect, it } from 'vitest'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { CreateUser } from './create-user.tsx'

async function openForm(chosen: number | null) {
  const shop = await openTestShop({ people: true })
  const view = <CreateUser chosen={chosen} onChoose={() => {}} onOpen={() => {}} viewer={{} as Viewer} />
  return { ...shop, render: () => show(view, { fetch: shop.fetchAs('admin') }) }
}
type Page = ReturnType<Awaited<ReturnType<typeof openForm>>['render']>

async function fillIn(page: Page, email: string) {
  await page.fill(page.getByLabelText(/^First name/), 'Nia')
  await page.fill(page.getByLabelText(/^Last name/), 'New')
  await page.fill(page.getByLabelText(/^Email/), email)
}

afterEach(clearStaffDrafts)

describe('adding a user to a company', () => {
  it('is disabled until a company is selected', async () => {
    await using shop = await openForm(null)
    using page = shop.render()
    page.getByText('Please select a company')
    await fillIn(page, 'nia@polar.example')
    expect(page.getByRole('button', { name: 'Add User' })).toHaveProperty('disabled', true)
  })

  it('stores the user with the selected role', async () => {
    await using shop = await openForm(3)
    using page = shop.render()
    await page.findByText('Polar Foods')
    await fillIn(page, 'NIA@polar.example')
    await page.user.selectOptions(page.getByLabelText(/^Role/), 'Admin')
    await page.user.click(page.getByRole('button', { name: 'Add User' }))
    await page.findByText('User Nia New created successfully!')
    const { users } = (await shop.person('admin')).accounts
    expect((await users.list({ companyId: 3 })).users.at(-1)).toMatchObject({
      email: 'nia@polar.example',
      role: 'company_admin',
    })
    await fillIn(page, 'noa@polar.example')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(page.queryByText(/created successfully/)).toBeNull()
  })

  it('marks an email address that is already in use until it is changed', async () => {
    await using shop = await openForm(3)
    using page = shop.render()
    await page.findByText('Polar Foods')
    await fillIn(page, emailOf('buyer'))
    await page.user.click(page.getByRole('button', { name: 'Add User' }))
    const invalid = () => page.getByLabelText(/^Email/).getAttribute('aria-invalid') === 'true'
    await expect.poll(invalid).toBe(true)
    await page.user.tab()
    expect(invalid()).toBe(true)
    await page.fill(page.getByLabelText(/^Email/), 'nia@polar.example')
    expect(invalid()).toBe(false)
  })
})
