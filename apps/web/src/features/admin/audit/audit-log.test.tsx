import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { larchfield } from '@mullion/api/testing/people'
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { AuditLog } from './audit-log.tsx'

vi.setConfig({ testTimeout: 30_000 })

async function shopWithLog() {
  const shop = await openTestShop({ people: true })
  const { internalCompanies } = (await shop.person('counter')).accounts
  const { id } = await internalCompanies.create(larchfield)
  const company = { ...larchfield, name: 'Larchfield Meats' }
  const acting = await shop.acting('counter', id)
  await acting.accounts.internalCompanies.update({ internalCompanyId: id, company })
  return shop
}

it('the audit log shows sentences with before and after, and is narrowed and searched', async () => {
  await using shop = await shopWithLog()
  using page = show(<AuditLog />, { fetch: shop.fetchAs('super') })
  const table = await page.findByRole('table', { name: 'Audit log entries' })
  expect(table.textContent).toContain('Changed Larchfield MeatsName: Larchfield Butchers Larchfield Meats')
  expect(table.textContent).toContain('Acting for Larchfield Meats')
  expect(table.textContent).toContain('203.0.113.7')
  expect(table.textContent).not.toContain('internal_company')
  const rows = () => within(page.getByRole('table')).getAllByRole('row').length - 1
  expect(rows()).toBe(2)
  await page.user.selectOptions(page.getByLabelText('Action'), 'Created an internal company')
  await expect.poll(rows).toBe(1)
  await page.user.click(page.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(rows).toBe(2)
  await page.user.type(page.getByLabelText('Search'), 'butchers')
  await expect.poll(rows).toBe(1)
  await page.user.type(page.getByLabelText('Person'), 'nobody')
  await page.findByText('No entries match.')
})

it('the audit log is exported as narrowed', async () => {
  await using shop = await shopWithLog()
  using page = show(<AuditLog />, { fetch: shop.fetchAs('super') })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:file'
  })
  await page.user.selectOptions(page.getByLabelText('Action'), 'Created an internal company')
  await page.user.click(page.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(() => saved).toHaveLength(1)
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('Created Larchfield Meats')
  expect(text).not.toContain('Changed Larchfield Meats')
})
