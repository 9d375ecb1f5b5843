import { findLatestAttempt } from '@mullion/db/payments/payment.repository'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { approvedCard, declinedCard, orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { ledgerStates, readyToOrder, refusedAs, type TestShop } from '../testing/ready-to-order.ts'

const session = 'guest-one-session-key0'
const key = 'order-key-000000000001'
const leaseMs = 45_000
const partlyApprovedCard = { ...approvedCard, cardNumber: '4000000011112275' }

const paymentState = async (shop: TestShop) =>
  (await findLatestAttempt(shop.db.read, `guest:${session}`, key))?.state
const orderState = async (shop: TestShop) =>
  (await findOrderByNumber(shop.db.read, 'W100001'))?.paymentState ?? 'none'

/** A server that stalls once, for longer than its lease; another server takes over the payment meanwhile. */
function stall() {
  let overtake = async (): Promise<unknown> => undefined
  return {
    /** Sets the shop that stalls at the next wait. */
    next(shop: TestShop) {
      overtake = async () => {
        overtake = async () => undefined
        shop.pass(leaseMs + 1)
        await shop.secondServer().payments.repair()
      }
    },
    wait: () => overtake(),
  }
}

/** A gateway whose captures stall, then end as specified, and whose lookups do not show a capture yet. */
function stalledCapture(
  sandbox: PaymentGateway,
  captures: { wait(): Promise<unknown>; first: 'done' | 'failed'; second: 'done' | 'failed' },
): PaymentGateway {
  const ends = [captures.first, captures.second]
  return {
    ...sandbox,
    async capture(gatewayId) {
      const end = ends.shift()
      if (end === 'done') await sandbox.capture(gatewayId)
      await captures.wait()
      if (end === 'failed') throw new Error('The line went dead.')
    },
    async find(reference) {
      const found = await sandbox.find(reference)
      return found && { ...found, state: 'authorised' }
    },
  }
}

describe('a payment taken over by another server', () => {
  it('stays voided when the first server learns of its capture later', async () => {
    const { next, wait } = stall()
    await using shop = await openTestShop({
      gateway: (sandbox) => stalledCapture(sandbox, { wait, first: 'done', second: 'failed' }),
    })
    next(shop)
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect([await paymentState(shop), await orderState(shop)]).toEqual(['voided', 'voided'])
    expect(await ledgerStates(shop)).toEqual(['voided'])
    await shop.services.mail.sendDue()
    expect(await shop.mailbox.list()).toEqual([])
  })

  it('returns the order that the other server placed with it', async () => {
    const { next, wait } = stall()
    await using shop = await openTestShop({
      gateway: (sandbox) => stalledCapture(sandbox, { wait, first: 'failed', second: 'done' }),
    })
    next(shop)
    const { guest, form } = await readyToOrder(shop)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
    expect([await paymentState(shop), await orderState(shop)]).toEqual(['captured', 'captured'])
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('does not become the first server’s order when approved late, but can still be completed', async () => {
    const { next, wait } = stall()
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        async authorise(request) {
          await wait()
          return sandbox.authorise(request)
        },
      }),
    })
    next(shop)
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
    expect([await paymentState(shop), await orderState(shop)]).toEqual(['authorising', 'none'])
    shop.pass(1)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ buyerEmail: form.billing.buyerEmail })
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })
})

describe('two servers receiving the same order', () => {
  /** A gateway that answers only when the test lets it. */
  function waiting() {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      authorise: (request) => answered.then(() => sandbox.authorise(request)),
    })
    return { gateway, answer }
  }

  async function together(shop: TestShop, card: PlaceOrderInput['card'], answer: () => void) {
    const { guest, form } = await readyToOrder(shop, { card })
    const first = Promise.allSettled([guest.checkout.placeOrder(form)])
    await expect.poll(() => paymentState(shop)).toBe('authorising')
    const second = Promise.allSettled([shop.guest(session, shop.secondServer()).checkout.placeOrder(form)])
    answer()
    return (await Promise.all([first, second])).flat()
  }

  it('both return the same order', async () => {
    const { gateway, answer } = waiting()
    await using shop = await openTestShop({ gateway })
    const answers = await together(shop, approvedCard, answer)
    const placed = { status: 'fulfilled', value: expect.objectContaining({ orderNumber: 'W100001' }) }
    expect(answers).toEqual([placed, placed])
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('both report the decline, and the card is tried once', async () => {
    const { gateway, answer } = waiting()
    await using shop = await openTestShop({ gateway })
    const answers = await together(shop, declinedCard, answer)
    const declined = {
      status: 'rejected',
      reason: expect.objectContaining(refusedAs('checkout.payment_declined')),
    }
    expect(answers).toEqual([declined, declined])
    expect(await ledgerStates(shop)).toEqual(['declined'])
  })
})

describe('an unreachable gateway', () => {
  it('is never taken to mean that nothing was charged, however long it lasts', async () => {
    let down = true
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        async authorise(request) {
          const answer = await sandbox.authorise(request)
          if (down) throw new Error('The line went dead.')
          return answer
        },
        find: (reference) => (down ? Promise.reject(new Error('No route.')) : sandbox.find(reference)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    for (let hours = 0; hours < 3; hours++) {
      await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
        refusedAs('checkout.payment_unknown'),
      )
      shop.pass(60 * 60_000)
      await shop.services.payments.repair()
      shop.pass(1)
    }
    down = false
    shop.pass(60_000)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })
})

describe('the limit on declined cards', () => {
  it('counts partial approvals as declines', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop, { card: partlyApprovedCard })
    for (let tries = 0; tries < 5; tries++) {
      await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
        refusedAs('checkout.payment_declined'),
      )
    }
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.too_many_declines'),
    )
  })

  const outcomesOf = async (attempts: readonly Promise<unknown>[]) => {
    const outcomes = await Promise.allSettled(attempts)
    const code = (error: { cause?: { code?: string } }) => error.cause?.code ?? String(error)
    return outcomes
      .map((outcome) => (outcome.status === 'fulfilled' ? 'ordered' : code(outcome.reason)))
      .sort()
  }
  const limited = (attempts: number) => [
    ...Array(5).fill('checkout.payment_declined'),
    ...Array(attempts - 5).fill('checkout.too_many_declines'),
  ]

  it('holds for concurrent cards from one buyer on two servers', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop, { card: declinedCard })
    const other = shop.guest(session, shop.secondServer())
    const first = await outcomesOf([guest.checkout.placeOrder(form)])
    const rest = Array.from({ length: 19 }, (_, at) =>
      (at % 2 ? guest : other).checkout.placeOrder({ ...form, idempotencyKey: `order-key-at-once-${at}` }),
    )
    expect([...first, ...(await outcomesOf(rest))].sort()).toEqual(limited(20))
    expect(await ledgerStates(shop)).toHaveLength(5)
  })

  it('holds for concurrent cards from guests at one IP address on two servers', async () => {
    await using shop = await openTestShop()
    const servers = [shop.services, shop.secondServer()]
    const crowd = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const guest = shop.guest(`guest-session-number-${at}`, servers[at % 2])
        const input = quoteForm()
        const quote = await guest.checkout.quote(input)
        const botCheck = await solve(await guest.checkout.challenge())
        return () => guest.checkout.placeOrder(orderForm(quote, input, { botCheck, card: declinedCard }))
      }),
    )
    expect(await outcomesOf(crowd.map((pay) => pay()))).toEqual(limited(12))
    expect(await ledgerStates(shop)).toHaveLength(5)
  })

  it('does not stop a buyer with a good card from placing eight orders at once', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const orders = Array.from({ length: 8 }, (_, at) =>
      guest.checkout.placeOrder({ ...form, idempotencyKey: `order-key-at-once-${at}` }),
    )
    expect(await outcomesOf(orders)).toEqual(Array(8).fill('ordered'))
  })

  it('does not count interrupted attempts or ones that never reached the gateway', async () => {
    await using shop = await openTestShop({
      gateway: (sandbox) => ({ ...sandbox, authorise: () => Promise.reject(new Error('The line is dead.')) }),
    })
    const { guest, form } = await readyToOrder(shop)
    const attempt = (at: number) =>
      guest.checkout.placeOrder({ ...form, idempotencyKey: `order-key-lost-${String(at).padStart(4, '0')}` })
    for (let at = 0; at < 7; at += 1)
      expect(await outcomesOf([attempt(at)])).toEqual(['checkout.payment_unknown'])
    shop.pass(15 * 60_000 - 1000)
    await shop.services.payments.repair()
    expect(await outcomesOf([attempt(8)])).toEqual(['checkout.payment_unknown'])
  })
})
