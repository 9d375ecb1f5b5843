import { listPaymentsWithOrders } from '@mullion/db/payments/payment.repository'
import { createEbizcharge } from '@mullion/integrations/payments/ebizcharge'
import { customersInMemory } from '@mullion/integrations/payments/testing/customers-in-memory'
import { judgedBy } from '@mullion/integrations/payments/testing/ebizcharge-record'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { approvedCard, orderForm, quoteForm } from '../testing/order-form.ts'
import { readyToOrder, refusedAs } from '../testing/ready-to-order.ts'

/** A shop with a stand-in for EBizCharge, and what its own record holds for each payment of the shop. */
async function openShop() {
  const clock = () => new Date('2026-11-20T15:00:00Z')
  const vendor = await openEbizchargeServer({ clock })
  const gateway = createEbizcharge({ account: vendor.account, customers: customersInMemory(), clock })
  const shop = await openTestShop({ people: true, gateway: () => gateway })
  const ends = async () => {
    const judged = judgedBy(vendor.record)
    const payments = await listPaymentsWithOrders(shop.db.read)
    return payments.map(({ reference, state, orderState }) => {
      const { state: there = 'none', holding = 0 } = judged.get(reference) ?? {}
      return `${state}/${orderState ?? 'none'}/${there}/${holding}`
    })
  }
  return Object.assign(shop, { vendor, ends })
}

describe('a store with EBizCharge', () => {
  it('captures the card of an order there, and the order is a real one', async () => {
    await using shop = await openShop()
    await using _vendor = shop.vendor
    const { guest, form } = await readyToOrder(shop)
    const { orderNumber } = await guest.checkout.placeOrder(form)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber })
    expect(await shop.ends()).toEqual(['captured/captured/captured/1'])
    expect(shop.vendor.book.charges()).toMatchObject([
      { customerId: 'Guest', amountCents: form.grandTotalCents },
    ])
  })

  it('says that nothing was charged while EBizCharge is away, and takes the same order once it is back', async () => {
    await using shop = await openShop()
    await using _vendor = shop.vendor
    const { guest, form } = await readyToOrder(shop)
    shop.vendor.faults.next({ kind: 'status', status: 503, times: 'always' })
    const refused = refusedAs('payments.not_sent')
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refused)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refused)
    expect(await shop.ends()).toEqual(['abandoned/none/none/0'])
    shop.vendor.faults.clear()
    await guest.checkout.placeOrder(form)
    expect(await shop.ends()).toEqual(['abandoned/none/none/0', 'captured/captured/captured/1'])
  })

  it('finds a charge whose answer was lost, and places the order with it', async () => {
    await using shop = await openShop()
    await using _vendor = shop.vendor
    const { guest, form } = await readyToOrder(shop)
    shop.vendor.faults.next({ kind: 'cut', path: '/v1/run' })
    await guest.checkout.placeOrder(form)
    expect(await shop.ends()).toEqual(['captured/captured/captured/1'])
  })

  it('gives back what was approved for only part of the amount', async () => {
    await using shop = await openShop()
    await using _vendor = shop.vendor
    const { guest, form } = await readyToOrder(shop)
    const card = { ...approvedCard, cardNumber: '4000000011112275' }
    const declined = guest.checkout.placeOrder({ ...form, card })
    await expect(declined).rejects.toMatchObject(refusedAs('checkout.payment_declined'))
    expect(await shop.ends()).toEqual(['voided/none/voided/0'])
  })

  it('saves a card whose holder was left out under the name of the ship-to address', async () => {
    await using shop = await openShop()
    await using _vendor = shop.vendor
    const buyer = await shop.person('stranger')
    const input = quoteForm()
    const { billing, ...form } = orderForm(await buyer.checkout.quote(input), input)
    const nameless = { ...billing, firstName: '', lastName: '', companyName: '' }
    await buyer.checkout.placeOrder({ ...form, billing: nameless, saveCard: { label: 'Shop card' } })
    const { nameOrCompany: accountHolderName } = input.shipAddress
    expect(await buyer.accounts.cards.list()).toMatchObject([{ methodName: 'Shop card', accountHolderName }])
  })
})
