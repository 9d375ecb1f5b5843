import { listDueMail } from '@mullion/db/mail/mail.repository'
import { guest } from '@mullion/domain/accounts/actor'
import { trackedDays } from '@mullion/domain/orders/order-tracking'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { declinedCard } from '../testing/order-form.ts'
import { orderIn, readyToOrder, refusedAs, type TestShop } from '../testing/ready-to-order.ts'

async function withGuestOrder() {
  const shop = await openTestShop({ people: true })
  const { guest: visitor, form } = await readyToOrder(shop)
  const { orderNumber, buyerEmail } = orderIn(await visitor.checkout.placeOrder(form))
  return Object.assign(shop, { visitor, orderNumber, buyerEmail })
}

async function keysMailed(shop: TestShop): Promise<string[]> {
  const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
  const keys = mails.flatMap(({ text }) => [...text.matchAll(/orderKey=(\S+)/g)].map(([, key]) => key ?? ''))
  return keys.map(decodeURIComponent)
}

describe('the status of an order without signing in', () => {
  it('opens by number and email address however they are written, and by the link in each mail', async () => {
    await using shop = await withGuestOrder()
    const { visitor, orderNumber: number, buyerEmail } = shop
    const admin = await shop.person('admin')
    const parcel = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', shippedOn: '2026-11-20' }
    await admin.orders.desk.addShipment({ orderId: 1, ...parcel })
    const written = { number: ` # ${number.slice(1)} `, email: buyerEmail.toUpperCase() }
    const { key } = await visitor.orders.track(written)
    const order = await visitor.orders.tracked({ key })
    expect(order).toMatchObject({
      ...{ number, status: 'Shipped', shipTo: { city: 'Columbus', state: 'OH' }, shipments: [parcel] },
      ...{ shipVia: 'UPS Ground', lines: [{ quantity: 2, unit: 'EA' }] },
    })
    // Mails are forwarded: no name, street or price.
    expect(JSON.stringify(order)).not.toMatch(/street|cents|price|@/i)
    // What can be looked up can be seen; only the link in a mail can cancel.
    const [mailed = ''] = await keysMailed(shop)
    expect(mailed).not.toBe(key)
    expect(await visitor.orders.tracked({ key: mailed })).toEqual(order)
  })

  it('answers alike for an unknown number and for the email address of someone else', async () => {
    await using shop = await withGuestOrder()
    const { visitor, orderNumber: number, buyerEmail } = shop
    const wrong = { number, email: 'somebody@else.example' }
    const unknown = { number: 'W999999', email: buyerEmail }
    const texts = await Promise.all(
      [wrong, unknown].map((each) => visitor.orders.track(each).catch(({ message }) => message)),
    )
    expect(new Set(texts).size).toBe(1)
    await expect(visitor.orders.track(wrong)).rejects.toMatchObject(refusedAs('orders.not_tracked'))
  })

  it('limits wrong addresses for one number, from anywhere, but not those who are right', async () => {
    await using shop = await withGuestOrder()
    const { orderNumber: number, buyerEmail: email } = shop
    const from = (ipAddress: string) => shop.as(guest('a-visitor', ipAddress))
    for (let address = 1; address <= 12; address++)
      await from(`192.0.2.${address}`).orders.track({ number, email })
    for (let address = 1; address <= 10; address++) {
      const wrong = from(`198.51.100.${address}`).orders.track({ number, email: 'guess@else.example' })
      await expect(wrong).rejects.toMatchObject(refusedAs('orders.not_tracked'))
    }
    const late = from('203.0.113.1').orders.track({ number, email })
    await expect(late).rejects.toMatchObject(refusedAs('limits.too_many'))
  })

  it('refuses keys that were made up, and orders older than a link lasts', async () => {
    await using shop = await withGuestOrder()
    const { visitor, orderNumber: number, buyerEmail: email } = shop
    const { key } = await visitor.orders.track({ number, email })
    const made = key.replace(number, 'W100002')
    await expect(visitor.orders.tracked({ key: made })).rejects.toMatchObject(refusedAs('orders.link_spent'))
    shop.pass((trackedDays + 1) * 86_400_000)
    await expect(visitor.orders.tracked({ key })).rejects.toMatchObject(refusedAs('orders.link_spent'))
    await expect(visitor.orders.track({ number, email })).rejects.toMatchObject(
      refusedAs('orders.not_tracked'),
    )
  })

  it('does not know an order whose card was declined', async () => {
    await using shop = await openTestShop({ people: true })
    const { guest: visitor, form } = await readyToOrder(shop, { card: declinedCard })
    await expect(visitor.checkout.placeOrder(form)).rejects.toThrow()
    const tried = visitor.orders.track({ number: 'W100001', email: 'pat@arctic.example' })
    await expect(tried).rejects.toMatchObject(refusedAs('orders.not_tracked'))
  })
})
