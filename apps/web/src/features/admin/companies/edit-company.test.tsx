import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Viewer } from '@mullion/domain/accounts/session'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { EditCompany } from './edit-company.tsx'

function Addressed({ id }: { readonly id: number | null }) {
  const [chosen, setChosen] = useState(id)
  return <EditCompany chosen={chosen} onChoose={setChosen} onOpen={() => {}} viewer={{} as Viewer} />
}

async function openView(id: number | null = null) {
  const shop = await openTestShop({ people: true })
  const calls: string[] = []
  const server = shop.fetchAs('admin')
  const line = { isDown: false }
  const fetch: typeof server = (input, init) => {
    calls.push(String(input))
    return line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(input, init)
  }
  return { ...shop, calls, line, render: () => show(<Addressed id={id} />, { fetch }) }
}

// Rendering a form of sixty controls is slow in the test DOM.
vi.setConfig({ testTimeout: 30_000 })
afterEach(clearStaffDrafts)

describe('editing a company', () => {
  it('starts empty, finds a company, and saves changes', async () => {
    await using shop = await openView()
    using page = shop.render()
    page.getByText('No company selected. Click the button above to search for a company.')
    await page.user.click(page.getByRole('button', { name: 'Search Company' }))
    const search = await page.findByPlaceholderText('Start typing to search for a company...')
    page.getByText('Type at least 3 characters to search')
    await page.fill(search, 'polar')
    await page.user.click(await page.findByRole('button', { name: 'Select Polar Foods' }))
    const city = await page.findByLabelText(/^City/)
    await page.fill(city, 'Dayton')
    await page.user.click(page.getByRole('button', { name: 'Update Company' }))
    await page.findByText('Company Polar Foods - POLAR updated successfully!')
    const company = await (await shop.person('admin')).admin.companies.details({ companyId: 3 })
    expect(company.city).toBe('Dayton')
    await page.fill(city, 'Akron')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect([page.getByDisplayValue('Dayton'), page.queryByText(/updated successfully/)]).toEqual([city, null])
  })

  it('does not overwrite someone else’s changes, and can load them', async () => {
    await using shop = await openView(3)
    using page = shop.render()
    await page.fill(await page.findByLabelText(/^City/), 'Dayton')
    const { companies } = (await shop.person('super')).admin
    const { id: _id, updatedAt: _updatedAt, ...form } = await companies.details({ companyId: 3 })
    await companies.update({ companyId: 3, form: { ...form, city: 'Akron' } as never })
    await page.user.click(page.getByRole('button', { name: 'Update Company' }))
    await page.findByText(/^Someone else changed this company/)
    await page.user.click(page.getByRole('button', { name: 'Discard my changes and reload' }))
    await page.findByDisplayValue('Akron')
    expect((await companies.details({ companyId: 3 })).city).toBe('Akron')
  })
})

describe('finding a company', () => {
  async function search(
    page: Awaited<ReturnType<typeof openView>>['render'] extends () => infer P ? P : never,
  ) {
    await page.user.click(page.getByRole('button', { name: 'Search Company' }))
    return page.findByPlaceholderText('Start typing to search for a company...')
  }

  it('says when nothing is found or the search fails, and offers Retry', async () => {
    await using shop = await openView()
    using page = shop.render()
    const field = await search(page)
    await page.fill(field, 'nobody')
    await page.findByText('No companies found')
    shop.line.isDown = true
    await page.fill(field, 'polar')
    await page.findByText('Failed to fetch companies')
    shop.line.isDown = false
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    await page.findByText('Polar Foods')
  })

  it('loads the users of a company once, when they are first expanded', async () => {
    await using shop = await openView()
    using page = shop.render()
    await page.fill(await search(page), 'arctic')
    const users = await page.findByRole('button', { name: /^Users/ })
    const requests = () => shop.calls.filter((url) => url.includes('users.list')).length
    expect(requests()).toBe(0)
    await page.user.click(users)
    await page.findByText(/owner@arctic.example/)
    await page.user.click(users)
    await page.user.click(users)
    await page.findByText(/owner@arctic.example/)
    expect(requests()).toBe(1)
  })

  it('closes on Escape', async () => {
    await using shop = await openView()
    using page = shop.render()
    await search(page)
    await page.user.keyboard('{Escape}')
    await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  })
})
