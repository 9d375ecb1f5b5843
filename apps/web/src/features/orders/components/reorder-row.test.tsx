import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ReorderRow } from './reorder-row.tsx'

it('a line whose number was superseded says which part took its place, and opens it', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1, number: '0301-NEW' }] })
  await (await shop.person('admin')).admin.numbers.add({
    ...{ number: '0301-OLD', kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' },
  })
  const onOpenPart = vi.fn()
  const line: ReorderLine['line'] = {
    ...{ partId: 2, number: '0301-OLD', name: 'HNG ASSY', unit: 'EA', quantity: 2, unitPriceCents: 1000 },
    ...{ lineTotalCents: 2000, comments: [], configurations: [], configurationText: [], specialOrder: false },
  }
  const reorder: ReorderLine = { line, outcome: 'no_longer_sold', unitPriceCents: null }
  using page = show(
    <ReorderRow reorder={reorder} checked={false} onToggle={() => {}} onOpenPart={onOpenPart} />,
    {
      fetch: shop.fetchAs('buyer'),
    },
  )
  await page.findByText('0301-OLD is now 0301-NEW.')
  await page.user.click(page.getByRole('button', { name: 'Open part 0301-NEW' }))
  expect(onOpenPart).toHaveBeenCalledWith(1)
})
