import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { placeShipped, returnOf } from '@mullion/api/testing/returns'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReturnForm } from './request/return-form.tsx'
import { ReturnPage } from './return-page.tsx'

async function openShop() {
  const shop = await openTestShop({ people: true })
  const order = await placeShipped(shop, { userId: shop.ids.buyer, companyId: 2 })
  return { ...shop, orderId: order.id }
}

const links = { linkTo: (id: number) => `/?id=${id}`, onPolicy: () => {} }

describe('the form that asks to return parts', () => {
  it('shows what the policy says as soon as there is a reason, and sends what was chosen', async () => {
    await using shop = await openShop()
    const onOpen = vi.fn()
    const order = { orderId: shop.orderId, orderKey: null }
    using page = show(<ReturnForm {...links} {...{ order, onOpen }} />, { fetch: shop.fetchAs('buyer') })
    await page.findByRole('heading', { name: 'Return parts of order W100001' })
    await page.user.click(page.getByRole('button', { name: 'Send the return' }))
    page.getByText('Choose at least one part.')
    await page.user.click(page.getByRole('checkbox', { name: /0210-01/ }))
    await page.user.click(page.getByRole('button', { name: 'Send the return' }))
    page.getByText('Choose a reason.')
    const why = page.getByLabelText('Why 0210-01 comes back')
    await page.user.selectOptions(why, 'Not needed')
    page.getByText('Custom and cut-to-order items are made for your door and cannot be returned.')
    await page.user.click(page.getByRole('checkbox', { name: /0210-01/ }))
    await page.user.click(page.getByRole('checkbox', { name: /1001-01/ }))
    await page.user.selectOptions(page.getByLabelText('Why 1001-01 comes back'), 'Ordered too many')
    page.getByText('You can return unused standard items within 30 days. A restocking fee of 15% applies.')
    await page.user.click(page.getByRole('button', { name: 'Less, Quantity of 1001-01' }))
    await page.user.click(page.getByRole('button', { name: 'Send the return' }))
    await expect.poll(() => onOpen.mock.calls).toEqual([[1]])
    const { lines } = await (await shop.person('buyer')).returns.byId({ returnId: 1 })
    expect(lines).toMatchObject([{ lineNo: 1, quantity: 4, reason: 'ordered_too_many' }])
  })

  it('says that nothing can be returned, and lists the returns that there are', async () => {
    await using shop = await openShop()
    const { returns } = await shop.person('buyer')
    const all = [5, 7.5, 2].map((quantity, at) => ({
      ...{ lineNo: at + 1, quantity, reason: 'damaged' as const },
    }))
    await returns.ask(returnOf(shop.orderId, all))
    const order = { orderId: shop.orderId, orderKey: null }
    using page = show(<ReturnForm {...links} order={order} onOpen={() => {}} />, {
      fetch: shop.fetchAs('buyer'),
    })
    await page.findByText('Nothing of this order can be returned now.')
    expect(page.getByRole('link', { name: /RMA1001/ }).getAttribute('href')).toBe('/?id=1')
  })
})

describe('a return', () => {
  it('is shown to its buyer with its answers, its label and what happened', async () => {
    await using shop = await openShop()
    await (await shop.person('buyer')).returns.ask(returnOf(shop.orderId))
    using page = show(<ReturnPage named={{ id: 1, orderKey: null }} />, { fetch: shop.fetchAs('buyer') })
    await page.findByRole('heading', { name: 'Return RMA1001' })
    page.getByRole('heading', { name: 'Approved' })
    const label = page.getByRole('link', { name: 'Label (PDF)' })
    expect(label.getAttribute('href')).toBe('/api/v1/returns/1/label')
    page.getByText(/Approved by the return policy/)
    page.getByText(/A restocking fee of 15% applies\./)
  })

  it('of another company says that it is not found, and leads on', async () => {
    await using shop = await openShop()
    await (await shop.person('buyer')).returns.ask(returnOf(shop.orderId))
    const back = { to: 'All returns', href: '/?panel=account&view=returns', onBack: () => {} }
    using page = show(<ReturnPage named={{ id: 1, orderKey: null }} back={back} />, {
      fetch: shop.fetchAs('stranger'),
    })
    await page.findByText(/Return not found/)
    expect(page.getByRole('link', { name: 'All returns' }).getAttribute('href')).toBe(back.href)
  })
})
