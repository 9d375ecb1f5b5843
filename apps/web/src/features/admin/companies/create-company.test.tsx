import { pdfFile, sendAndVerify } from '@mullion/api/testing/dealer-requests'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf } from '@mullion/api/testing/people'
import type { Viewer } from '@mullion/domain/accounts/session'
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { CreateCompany } from './create-company.tsx'

const typed = {
  'Contact first name': 'Dana',
  'Contact last name': 'Reyes',
  'Company name': 'Frost Doors',
  'Sage Customer Number': 'fro1001',
  'Accounting email': 'AP@frost.example',
  Phone: '(614) 555-0100',
  'Address 1': '1 Cold Street',
  City: 'Columbus',
  'ZIP code': '43215',
}

async function openForm(people = true as const) {
  const shop = await openTestShop({ people })
  const render = () =>
    show(<CreateCompany chosen={null} onChoose={() => {}} onOpen={() => {}} viewer={{} as Viewer} />, {
      fetch: shop.fetchAs('admin'),
    })
  return { ...shop, render }
}
type Page = ReturnType<Awaited<ReturnType<typeof openForm>>['render']>

async function fillIn(page: Page, change: Partial<Record<keyof typeof typed, string>> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...change }))
    await page.fill(page.getByLabelText(new RegExp(`^${label}`)), text)
  await page.user.selectOptions(page.getByLabelText(/^Terms code/), 'PO')
  await page.user.selectOptions(page.getByLabelText(/^Discount rate/), '0.9')
  await page.user.selectOptions(page.getByLabelText(/^State/), 'OH')
}
const send = (page: Page) => page.user.click(page.getByRole('button', { name: 'Create Company' }))

// Rendering a form of sixty controls is slow in the test DOM.
vi.setConfig({ testTimeout: 30_000 })
afterEach(clearStaffDrafts)

describe('creating a company', () => {
  it('stores what was typed, confirms it, and clears the form', async () => {
    await using shop = await openForm()
    using page = shop.render()
    await fillIn(page)
    await page.user.click(page.getByRole('checkbox', { name: /Ohio/ }))
    await send(page)
    await page.findByText('Company Frost Doors - FRO1001 created successfully!')
    expect(page.getByLabelText(/^Company name/)).toHaveProperty('value', '')
    await page.fill(page.getByLabelText(/^Company name/), 'Moss Cold')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(page.queryByText(/created successfully/)).toBeNull()
    const { companies } = (await shop.person('admin')).admin
    expect((await companies.search({ text: 'frost' })).companies).toMatchObject([
      {
        customerNumber: 'FRO1001',
        accountingEmail: 'ap@frost.example',
        phone: '6145550100',
        discountRate: 0.9,
        taxExemptStates: ['OH'],
      },
    ])
  })

  it.each([
    ['Accounting email', 'ap@frost', 'Invalid email format'],
    ['ZIP code', '4321', 'Zip code must have at least 5 digits'],
    ['Sage Customer Number', '00-FROST', "Sage Customer Number must not start with '00-'"],
    ['Phone', '555-0100', 'Phone number must have at least 10 digits'],
    ['Company name', ' ', 'This field is required.'],
  ])('rejects %s %o after leaving the field: %s', async (label, text, problem) => {
    await using shop = await openForm()
    using page = shop.render()
    const field = page.getByLabelText(new RegExp(`^${label}`))
    await page.fill(field, text)
    expect(page.queryByText(problem)).toBeNull()
    await page.user.tab()
    await page.findByText(problem)
    await send(page)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for a province and a postal code in Canada', async () => {
    await using shop = await openForm()
    using page = shop.render()
    await page.user.selectOptions(page.getByLabelText(/^Country/), 'Canada')
    page.getByLabelText(/^Province/)
    page.getByLabelText(/^Postal code/)
    expect(page.queryByLabelText(/^(State|ZIP code)/)).toBeNull()
  })

  it('shows a customer number or email address in use on its field, and keeps what was typed', async () => {
    await using shop = await openForm()
    using page = shop.render()
    await fillIn(page, { 'Sage Customer Number': 'POLAR' })
    await send(page)
    await page.findByText('Another company has this customer number.')
    await page.fill(page.getByLabelText(/^Sage Customer Number/), 'FRO1001')
    expect(page.queryByText('Another company has this customer number.')).toBeNull()
    await page.fill(page.getByLabelText(/^Contact email/), emailOf('buyer'))
    await send(page)
    await page.findByText(/is already in use\. Enter another email address for the contact\./)
    expect(page.getByLabelText(/^Company name/)).toHaveProperty('value', 'Frost Doors')
  })

  it('can start from a pending request, which then leaves the list', async () => {
    await using shop = await openForm()
    await sendAndVerify(shop, [pdfFile()], { requirePOUpload: true })
    using page = shop.render()
    await page.user.click(page.getByRole('button', { name: 'Select from Pending Requests' }))
    await page.user.click(await page.findByRole('button', { name: 'Select Frost Doors' }))
    expect(page.getByLabelText(/^Accounting email/)).toHaveProperty('value', 'dana@frost.example')
    expect(page.getByRole('checkbox', { name: /PO document/ })).toHaveProperty('checked', true)
    expect(page.getByRole('link', { name: 'certificate.pdf' }).getAttribute('href')).toBe(
      '/api/dealer-requests/files/1',
    )
    await page.fill(page.getByLabelText(/^Sage Customer Number/), 'FRO1001')
    await page.user.selectOptions(page.getByLabelText(/^Terms code/), 'PO')
    await send(page)
    await page.findByText('Company Frost Doors - FRO1001 created successfully!')
    expect(await (await shop.person('admin')).admin.requests.pending()).toEqual([])
  })

  it('keeps unsaved input when the view is left, until it is discarded', async () => {
    await using shop = await openForm()
    const first = shop.render()
    await first.fill(first.getByLabelText(/^Company name/), 'Frost Doors')
    first[Symbol.dispose]()
    expect(noticesState.list.at(-1)?.text).toMatch(/^Your changes to the new company aren’t saved/)
    using page = shop.render()
    expect(page.getByLabelText(/^Company name/)).toHaveProperty('value', 'Frost Doors')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(page.getByLabelText(/^Company name/)).toHaveProperty('value', '')
  })
})

describe('pending requests', () => {
  it('say when there are none', async () => {
    await using shop = await openForm()
    using page = shop.render()
    await page.user.click(page.getByRole('button', { name: 'Select from Pending Requests' }))
    await page.findByText('No pending requests available.')
  })

  it('can be removed and restored', async () => {
    await using shop = await openForm()
    await sendAndVerify(shop)
    using page = shop.render()
    await page.user.click(page.getByRole('button', { name: 'Select from Pending Requests' }))
    await page.user.click(await page.findByRole('button', { name: 'Remove Frost Doors' }))
    await page.findByText('No pending requests available.')
    expect(document.activeElement).toBe(page.getByRole('dialog'))
    noticesState.list.at(-1)?.action?.run()
    await page.findByRole('button', { name: 'Remove Frost Doors' })
  })

  it('removed in quick succession can each be restored', async () => {
    await using shop = await openForm()
    await sendAndVerify(shop)
    await sendAndVerify(shop, [], { companyName: 'Moss Cold', email: 'mo@moss.example' })
    using page = shop.render()
    await page.user.click(page.getByRole('button', { name: 'Select from Pending Requests' }))
    const remove = (name: string) => page.findByRole('button', { name: `Remove ${name}` })
    noticesState.list = []
    for (const button of [await remove('Frost Doors'), await remove('Moss Cold')]) fireEvent.click(button)
    await expect.poll(() => noticesState.list).toHaveLength(2)
    await page.findByText('No pending requests available.')
    for (const { action } of noticesState.list) action?.run()
    await remove('Frost Doors')
    await remove('Moss Cold')
  })
})
