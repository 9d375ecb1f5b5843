import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { TestPerson } from '@mullion/api/testing/people'
import { IconTool } from '@tabler/icons-react'
import { describe, expect, it } from 'vitest'
import type { StaffView } from '../../lib/staff-panel.ts'
import { show } from '../../testing/show.tsx'
import { AdminPanel } from './admin-panel.tsx'

const rows: readonly StaffView[] = [
  {
    view: 'edit-company',
    title: 'Edit Company',
    Icon: IconTool,
    Component: ({ chosen }) => <p>Company {chosen ?? 'none'}</p>,
  },
  {
    view: 'analytics',
    title: 'Analytics',
    Icon: IconTool,
    Component: () => <p>Figures</p>,
    mayOpen: ({ analytics }) => analytics,
  },
]

async function openPanel(who: TestPerson, view: StaffView['view']) {
  const shop = await openTestShop({ people: true })
  const ways = { onOpen: () => {}, onView: () => {}, onChoose: () => {}, onSearch: () => {} }
  const panel = <AdminPanel rows={rows} view={view} chosen={4} {...ways} />
  return { ...shop, render: () => show(panel, { fetch: shop.fetchAs(who) }) }
}

describe('the staff panel', () => {
  it('opens the view and selection in the address', async () => {
    await using shop = await openPanel('super', 'edit-company')
    using page = shop.render()
    await page.findByText('Company 4')
    expect(page.getByRole('button', { name: 'Analytics' })).toBeTruthy()
  })

  it('hides views that the viewer cannot open or that do not exist, and opens the first one instead', async () => {
    await using shop = await openPanel('admin', 'analytics')
    using page = shop.render()
    await page.findByText('Company none')
    expect(page.queryByRole('button', { name: 'Analytics' })).toBeNull()
    expect(page.queryByRole('button', { name: 'Pending Orders' })).toBeNull()
  })

  it.each(['counter', 'owner'] as const)('is not available to the %s', async (who) => {
    await using shop = await openPanel(who, 'edit-company')
    using page = shop.render()
    await page.findByText('This panel is for store administrators.')
    expect(page.queryByRole('button', { name: 'Edit Company' })).toBeNull()
  })
})
