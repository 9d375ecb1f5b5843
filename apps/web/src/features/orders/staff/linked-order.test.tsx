import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { LinkedOrder } from './linked-order.tsx'

vi.setConfig({ testTimeout: 30_000 })

function Linked({ id }: { readonly id: number }) {
  const [chosen, setChosen] = useState<number | null>(id)
  return <LinkedOrder orderId={chosen} onClose={() => setChosen(null)} />
}

it('a linked order is open until it is closed', async () => {
  await using shop = await openTestShop({ people: true })
  const { id } = await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ userId: shop.ids.buyer, companyId: 2 }), [orderLineRow()]),
  )
  using page = show(<Linked id={id} />, { fetch: shop.fetchAs('admin') })
  const dialog = await page.findByRole('dialog', { name: 'Order Details' })
  await expect.poll(() => dialog.textContent).toContain('W100001')
  await page.findByRole('button', { name: 'Resend confirmation' })
  await page.user.keyboard('{Escape}')
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
})

it('a link to an order that does not exist shows a notice', async () => {
  await using shop = await openTestShop({ people: true })
  using _page = show(<Linked id={77} />, { fetch: shop.fetchAs('admin') })
  await expect.poll(() => noticesState.list.at(-1)?.text).toMatch(/order/i)
})
