import { listDueMail } from '@mullion/db/mail/mail.repository'
import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { pdfPages } from '@mullion/integrations/documents/testing/pdf-pages'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { readyToOrder } from '../testing/ready-to-order.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

async function notices(shop: Shop) {
  const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 50)
  return mails.filter(({ event }) => event.startsWith('order-notice:'))
}

describe('the staff notice of a new order', () => {
  it('is sent once, with the guest’s order and a link to it', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    await guest.checkout.placeOrder(form)
    const [notice, ...more] = await notices(shop)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      event: 'order-notice:W100001',
      recipients: ['orders@mullion.example'],
      subject: 'New order W100001: Pat Buyer',
    })
    const address = 'Ship to:\nArctic Door Service\n1 Cold Street\nColumbus, OH 43215\n'
    const link =
      'Open the order: https://parts.mullion.example/?panel=admin&view=orders&id=1\n\nThis is a sandbox order.'
    const total = `Total: $${(form.grandTotalCents / 100).toFixed(2)}`
    for (const said of ['Customer: Pat Buyer\nEmail: pat@arctic.example\n', address, '1001-01', total, link])
      expect(notice?.text).toContain(said)
  })

  it('names the customer staff ordered for, and says that freight is to be confirmed', async () => {
    const deps: ShopFacts['deps'] = { parcelRates: { quote: () => Promise.reject(carrierSilent()) } }
    await using shop = await openTestShop({ people: true, deps })
    const { internalCompanies } = (await shop.person('counter')).accounts
    const { id } = await internalCompanies.create(larchfield)
    const acting = await shop.acting('counter', id)
    const input = { ...quoteForm(), confirmFreightLater: true }
    const order = termsOrder(await acting.checkout.quote(input), input, {
      customerEmail: 'pat@larch.example',
    })
    await acting.checkout.placeOrder(order)
    const [notice] = await notices(shop)
    expect(notice?.subject).toBe('New order W100001: Larchfield Butchers')
    const customer = 'Customer:\nLarchfield Butchers\nCustomer number LARCH\n'
    const emails = 'Email:\ncounter@house.example\npat@larch.example\n'
    for (const said of [customer, emails, 'Payment: Net 30, due Dec 20, 2026', 'Freight is to be confirmed.'])
      expect(notice?.text).toContain(said)
  })

  it('says which account the carrier bills, and so does the buyer’s confirmation', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const shipping = { carrier: 'FedEx', serviceType: 'FEDEX_2_DAY', billingOption: 'thirdParty' } as const
    const input = { ...quoteForm(), ...shipping }
    const dock = { address1: '1 Dock Road', address2: '', city: 'Dayton', state: 'OH', zip: '45402' }
    const thirdParty = { company: 'Frost Freight', ...dock, country: 'US' }
    const order = termsOrder(await buyer.checkout.quote(input), input, {
      accountNumber: 'F12345',
      thirdParty,
    })
    await buyer.checkout.placeOrder(order)
    const [notice] = await notices(shop)
    expect(notice?.text).toContain('Ship via: FedEx 2 Day, third party, account F12345\n')
    expect(notice?.text).toContain('Bill freight to:\nFrost Freight\n1 Dock Road\nDayton, OH 45402\n')
    const [confirmation] = (await listDueMail(shop.db.read, new Date('2100-01-01'), 50)).filter(({ event }) =>
      event.startsWith('order-confirmation:'),
    )
    expect(confirmation?.text).toContain('Ship via: FedEx 2 Day, third party, account F12345\n')
    expect(confirmation?.text).toContain('Bill freight to:\nFrost Freight\n1 Dock Road\nDayton, OH 45402\n')
    const invoice = await (await shop.person('admin')).orders.invoice({ orderId: 1 })
    const [page] = await pdfPages(invoice.bytes)
    for (const said of ['Net 30, due Dec 20, 2026', 'account F12345', 'Frost Freight, 1 Dock Road'])
      expect(page).toContain(said)
  })

  it('is not sent again when the confirmation is resent', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    await buyer.checkout.placeOrder(termsOrder(await buyer.checkout.quote(quoteForm()), quoteForm()))
    await (await shop.person('admin')).orders.desk.resendConfirmation({ orderId: 1 })
    const sent = await notices(shop)
    expect(sent.map(({ subject }) => subject)).toEqual(['New order W100001: Arctic Door Service'])
  })
})
