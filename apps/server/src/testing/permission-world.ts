import { doorOf } from '@mullion/api/testing/doors'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { answerIt, priceQuoteFacts } from '@mullion/api/testing/price-quotes'
import { placeShipped, returnOf } from '@mullion/api/testing/returns'
import { createOrder } from '@mullion/db/orders/order.repository'
import type { NewOrderLine } from '@mullion/db/orders/order-line.repository'
import { createPriceQuote } from '@mullion/db/price-quotes/price-quote.repository'
import { createRecurringDraft } from '@mullion/db/recurring-orders/recurring-draft.repository'
import { createRecurringOrder } from '@mullion/db/recurring-orders/recurring-order.repository'
import { orderLineRow } from '@mullion/db/testing/order-row'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import type { NewCompanyForm } from '@mullion/domain/admin/company-form'
import { isAwaitingApproval } from '@mullion/domain/checkout/order'
import { openTestApp } from './open-test-app.ts'

/** The actors, in the order of the expectation tables. */
export const callers = [
  'guest',
  'user',
  'company_admin',
  'frank_user',
  'frank_admin',
  'super_admin',
  'wrong company',
] as const
export type Caller = (typeof callers)[number]

const personOf: Record<Exclude<Caller, 'guest'>, TestPerson> = {
  user: 'buyer',
  company_admin: 'owner',
  frank_user: 'counter',
  frank_admin: 'admin',
  super_admin: 'super',
  'wrong company': 'otherOwner',
}

const address = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Freezer Street',
  postalCode: '43004',
  city: 'Columbus',
  state: 'OH',
}

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Page = ReturnType<Shop['browser']>

/** Opens a store in which one company owns every kind of record that other companies must not reach. */
export async function openPermissionWorld() {
  const shop = await openTestApp({
    people: 'with passwords',
    parts: [{ id: 1, priceCents: 1250 }],
    doors: [{ serialNumber: '15-0001' }],
  })
  const pages = new Map<Caller, Page>()

  async function signInAll(): Promise<void> {
    for (const caller of callers) {
      const page = shop.browser()
      if (caller !== 'guest') await page.signIn(emailOf(personOf[caller]), testPassword)
      pages.set(caller, page)
    }
  }
  await signInAll()

  const owner = await shop.person('owner')
  const buyer = await shop.person('buyer')
  const arctic = (await owner.accounts.session.viewer())?.user.company.id ?? 0
  let made = 0
  const newEmail = () => {
    made += 1
    return `new${made}@arctic.example`
  }

  const nextDoor = () => {
    made += 1
    return { name: `Dock ${made}`, site: '', serialNumber: null, door: doorOf() }
  }

  const counter = await shop.person('counter')
  const nextInternalCompany = (): InternalCompanyInput => {
    made += 1
    return {
      name: `Larchfield ${made}`,
      customerNumber: `LARCH${made}`,
      termsCode: 'PO',
      discountRate: 0.9,
      taxExemptStates: ['OH'],
      iseMember: false,
      poRequired: false,
    }
  }

  const boss = await shop.person('super')
  let plan: Promise<number> | undefined
  const nextCompany = (): NewCompanyForm => {
    const { name, customerNumber } = nextInternalCompany()
    return {
      name,
      customerNumber,
      accountingEmail: 'ap@larchfield.example',
      termsCode: 'PO',
      discountRate: 0.9,
      phone: '6145550100',
      address1: '1 Freezer Street',
      address2: '',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43004',
      country: 'US',
      taxExemptStates: [],
      poRequired: false,
      iseMember: false,
      firstname: 'Ned',
      lastname: 'Next',
      contactEmail: newEmail(),
    }
  }

  return {
    ...shop,
    arctic,
    nextCompany,
    async newCompany(): Promise<number> {
      return (await boss.admin.companies.create({ form: nextCompany() })).id
    },
    nextInternalCompany,
    async newInternalCompany(): Promise<number> {
      return (await counter.accounts.internalCompanies.create(nextInternalCompany())).id
    },
    address,
    signInAll,
    idOf: (caller: Exclude<Caller, 'guest'>): number => shop.ids[personOf[caller]],
    page: (caller: Caller): Page => pages.get(caller) ?? shop.browser(),
    newEmail,
    async newUser(): Promise<number> {
      const facts = { firstname: 'Ned', lastname: 'Next', email: newEmail() }
      return (await owner.accounts.users.create(facts)).id
    },
    /** A new user whose changed email awaits confirmation. */
    async newEmailChange(): Promise<number> {
      const names = { firstname: 'Ned', lastname: 'Next', role: 'user' } as const
      const { id: userId } = await owner.accounts.users.create({ ...names, email: newEmail() })
      await owner.accounts.users.update({ ...names, userId, email: newEmail() })
      return userId
    },
    /** Creates a service of the house for a single call. */
    async newServiceAccount(): Promise<number> {
      const facts = { name: 'Scales', email: newEmail(), role: 'frank_user' } as const
      return (await boss.admin.serviceAccounts.create(facts)).id
    },
    async newAddress(): Promise<number> {
      return (await buyer.accounts.addresses.create(address)).id
    },
    /** Creates a list that its company shares. */
    async newList(): Promise<number> {
      return (
        await buyer.partLists.create({ name: 'Truck', shared: true, lines: [{ partId: 1, quantity: 2 }] })
      ).id
    },
    /** One list for all recurring orders, since a person can have only so many. */
    async planList(): Promise<number> {
      plan ??= this.newList()
      return plan
    },
    async newDeletedList(): Promise<number> {
      const { id: listId } = await buyer.partLists.create({ name: 'Truck', shared: true })
      await buyer.partLists.remove({ listId })
      return listId
    },
    /** Stores a recurring order of the buyer; called directly, since a person can have only so many. */
    async newRecurring() {
      const listId = await this.planList()
      const addressId = await this.newAddress()
      const at = shop.clock()
      const recurringId = await shop.db.transaction((tx) =>
        createRecurringOrder(tx, {
          ...{ companyId: arctic, userId: shop.ids.buyer, listId, addressId, name: 'Truck' },
          ...{ everyWeeks: 2, nextOn: '2026-12-01', serviceType: '03', poNumber: 'PO-7', iseNumber: '' },
          ...{ savedCardToken: null, automatic: false, maxRisePercent: 5, returnsAgreed: false },
          ...{ state: 'active', version: 1, createdAt: at, changedAt: at },
        }),
      )
      return { recurringId, version: 1 }
    },
    /** What its owner may send to change it. */
    async newPlan() {
      return { everyWeeks: 4, nextOn: '2026-12-01', poNumber: 'PO-8', addressId: await this.newAddress() }
    },
    async newDraft() {
      const { recurringId: recurringOrderId } = await this.newRecurring()
      const at = shop.clock()
      const expiresAt = new Date(at.getTime() + 86_400_000)
      const draft = await shop.db.transaction((tx) =>
        createRecurringDraft(tx, {
          ...{ recurringOrderId, dueOn: '2026-11-20', state: 'waiting', version: 1 },
          ...{ createdAt: at, changedAt: at, expiresAt, remindAt: null },
        }),
      )
      return { draftId: draft?.id ?? 0, version: 1 }
    },
    /** Sends an order of the buyer for approval; the buyer has limits only meanwhile. */
    async newApproval() {
      const limits = { userId: shop.ids.buyer, monthLimitCents: null, asksAdmins: true, approverIds: [] }
      await owner.approvals.saveLimits({ ...limits, orderLimitCents: 0 })
      const limited = await shop.person('buyer')
      const quote = await limited.checkout.quote(quoteForm())
      made += 1
      const idempotencyKey = `order-to-approve-${String(made).padStart(6, '0')}`
      const placed = await limited.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey }))
      await owner.approvals.saveLimits({ ...limits, orderLimitCents: null })
      if (!isAwaitingApproval(placed)) throw new Error('The order was placed.')
      const { approvalRequestId: requestId, grandTotalCents } = placed
      return { requestId, version: 1, grandTotalCents }
    },
    async newRequest() {
      const { requestId, version } = await this.newApproval()
      return { requestId, version }
    },
    /** Stores a request of the buyer for a price quote, answered if so. */
    async newPriceQuote(answered = false) {
      const { id: priceQuoteId } = await shop.db.transaction(async (tx) => {
        made += 1
        const facts = priceQuoteFacts({
          ...{ userId: shop.ids.buyer, companyId: arctic, at: shop.clock(), requestKey: `request-${made}` },
        })
        const quote = await createPriceQuote(tx, facts)
        if (!quote) throw new Error('The request was not stored.')
        return quote
      })
      if (!answered) return { priceQuoteId, revision: 1 }
      await answerIt(shop, priceQuoteId)
      return { priceQuoteId, revision: 2 }
    },
    /** A shipped order of the buyer. */
    async newSale(): Promise<number> {
      return (await placeShipped(shop, { userId: shop.ids.buyer, companyId: arctic })).id
    },
    /** A return that the rules approved, and that arrived if so. */
    async newReturn(received = false) {
      const { id: returnId } = await buyer.returns.ask(returnOf(await this.newSale()))
      if (!received) return { returnId, revision: 1 }
      await boss.returns.desk.receive({ returnId, revision: 1 })
      return { returnId, revision: 2 }
    },
    async newInspectedReturn() {
      const { returnId, revision } = await this.newReturn(true)
      const lines = [{ lineNo: 1, result: 'ok' as const, creditQuantity: 2 }]
      await boss.returns.desk.inspect({ returnId, revision, lines })
      return { returnId, revision: 3 }
    },
    nextDoor,
    async newDoor(): Promise<number> {
      return (await buyer.doors.saved.save(nextDoor())).id
    },
    async newCard(): Promise<string> {
      made += 1
      const card = await shop.sandbox.saveCard(`user:${shop.ids.buyer}`, {
        number: '4000100011112224',
        expiry: `${String((made % 12) + 1).padStart(2, '0')}29`,
        code: '123',
        holder: 'Bea Test',
        street: '1 Freezer Street',
        zip: '43004',
        name: `Card ${made}`,
      })
      return card.methodId
    },
    async newOrder(lines: readonly NewOrderLine[] = []): Promise<number> {
      const facts = {
        actorId: `user:${shop.ids.buyer}`,
        userId: shop.ids.buyer,
        companyId: arctic,
        paymentState: 'terms',
        processed: false,
        sandbox: false,
        cartTotalCents: 1250,
        shippingCents: 0,
        taxCents: 0,
        grandTotalCents: 1250,
        shipAddress: { ...address, attention: '', address2: '', address3: '', country: 'US', telephone: '' },
        buyerEmail: emailOf('buyer'),
        carrier: 'UPS',
        serviceType: '03',
        billingOption: 'prepay',
        poNumber: 'PO-1',
        createdAt: shop.clock(),
      } as const
      return (await shop.db.transaction((tx) => createOrder(tx, facts, lines))).id
    },
    /** Creates an order with a part that can still be shipped elsewhere. */
    newOpenOrder(): Promise<number> {
      return this.newOrder([orderLineRow()])
    },
    /** Exports the credit notes that earlier calls left, so that there are no new ones. */
    async noNewCreditNotes(): Promise<void> {
      await boss.creditNotes.exports.generate().catch(() => undefined)
    },
  }
}
export type PermissionWorld = Awaited<ReturnType<typeof openPermissionWorld>>
