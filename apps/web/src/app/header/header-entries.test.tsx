import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { TestPerson } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useHeaderEntries } from './header-entries.ts'

function Entries() {
  const { beside, inMenu, all } = useHeaderEntries()
  const row = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label).join(', ')
  return <p>{`${row(beside)} | ${row(inMenu)} | ${row(all)}`}</p>
}

describe('header entries', () => {
  it.each<[TestPerson | 'guest', string]>([
    ['guest', 'Customer Account Request |  | Customer Account Request, Login'],
    ['buyer', ' | Account, Logout | Account, Logout'],
    ['owner', 'Company | Account, Logout | Company, Account, Logout'],
    ['counter', ' | Order for a company, Account, Logout | Order for a company, Account, Logout'],
    [
      'admin',
      'Admin, Company | Order for a company, Account, Logout | Admin, Company, Order for a company, Account, Logout',
    ],
    [
      'super',
      'Admin, Company | Order for a company, Account, Logout | Admin, Company, Order for a company, Account, Logout',
    ],
  ])('for %s: %s', async (who, entries) => {
    await using shop = await openTestShop({ people: true })
    using page = show(<Entries />, { fetch: shop.fetchAs(who) })
    await page.findByText((text) => text === entries.trim(), { trim: true, collapseWhitespace: false })
    expect(page.getByRole('paragraph').textContent).toBe(entries)
  })
})
