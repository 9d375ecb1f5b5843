import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Viewer } from '@mullion/domain/accounts/session'
import { within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Insight } from './insight.tsx'

vi.setConfig({ testTimeout: 30_000 })

const parts = [
  { id: 1, number: '0100-01', name: 'HNG STRAP 18IN LH' },
  { id: 2, number: '0200-01', name: 'HTR PAN', illustration: 'heater-pan' },
]

function Screen() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Open again
      </button>
      <Insight key={visit} chosen={null} onChoose={() => {}} onOpen={() => {}} viewer={{} as Viewer} />
    </>
  )
}

const openScreen = (shop: Awaited<ReturnType<typeof openTestShop>>) =>
  show(<Screen />, { fetch: shop.fetchAs('admin') })

describe('the store checkup', () => {
  it('counts a shared drawing as no image only when asked, and remembers it', async () => {
    await using shop = await openTestShop({ parts, people: true })
    using page = openScreen(shop)
    const numbers = async () => {
      const table = await page.findByRole('table', { name: 'Parts without images' })
      return within(table)
        .getAllByText(/^\d{4}-\d\d$/)
        .map(({ textContent }) => textContent)
    }
    await expect.poll(numbers).toEqual(['0100-01'])
    await page.user.click(page.getByRole('switch', { name: 'Count a shared drawing as no image' }))
    await expect.poll(numbers).toEqual(['0100-01', '0200-01'])
    await page.user.click(page.getByRole('button', { name: 'Open again' }))
    await expect.poll(numbers).toEqual(['0100-01', '0200-01'])
  })

  it('shows part names without abbreviations', async () => {
    await using shop = await openTestShop({ parts, people: true })
    using page = openScreen(shop)
    const table = await page.findByRole('table', { name: 'Parts never ordered' })
    await expect.poll(() => table.textContent).toContain('Hinge strap')
    expect(table.textContent).not.toContain('HNG')
    within(table).getByText('Heater pan')
  })
})
