import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describePaymentGateway } from './contract.ts'
import { describeGatewayFaults } from './contract-faults.ts'
import { createEbizcharge } from './ebizcharge.ts'
import { testCards } from './test-cards.ts'
import { card, charge, chargeSaved, namedCard } from './testing/cards.ts'
import { customersInMemory } from './testing/customers-in-memory.ts'
import { judgedBy, type RecordedCharge } from './testing/ebizcharge-record.ts'
import {
  type EbizchargeServerOptions,
  openEbizchargeServer,
  testAccount,
} from './testing/ebizcharge-server.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const cards = {
  approvedCard: card(),
  declinedCard: card('4000300011112220'),
  halfCard: card('4000000011112275'),
}

async function openGateway(options: EbizchargeServerOptions = {}) {
  const vendor = await openEbizchargeServer({ clock: now, slowCardMs: 1, ...options })
  const customers = customersInMemory()
  const open = (facts: Partial<Parameters<typeof createEbizcharge>[0]> = {}) =>
    createEbizcharge({ account: vendor.account, customers, clock: now, ...facts })
  return { vendor, customers, open, gateway: open(), [Symbol.asyncDispose]: vendor.close }
}

/** Records a charge that the store did not send like this. */
async function addedCharge(
  { gateway, vendor }: Awaited<ReturnType<typeof openGateway>>,
  facts: Partial<RecordedCharge>,
) {
  await gateway.authorise(charge('sample'))
  const [sample] = vendor.book.charges('sample')
  if (!sample) throw new Error('The sample was not recorded.')
  const { refNum: _refNum, at: _at, state: _state, ...recorded } = sample
  return vendor.book.addCharge({ ...recorded, orderId: 'order-1', ...facts }, now())
}

describe.each(['camelCase', 'PascalCase'] as const)('with keys in %s', (keys) => {
  describePaymentGateway('EBizCharge', async () => {
    const { gateway, vendor } = await openGateway({ keys })
    return { gateway, ...cards, now, close: vendor.close }
  })
})

describeGatewayFaults('EBizCharge', async () => {
  const { gateway, vendor, open } = await openGateway()
  const path = '/v1/run'
  return {
    ...{ gateway, ...cards, now, close: vendor.close },
    impatient: open({ timeoutMs: 200 }),
    failNext(failure) {
      if (failure === '500' || failure === '429')
        vendor.faults.next({ kind: 'status', status: Number(failure), path })
      else if (failure === 'error after charging') vendor.faults.next({ kind: 'lie', path })
      else vendor.faults.next({ kind: failure, path, ms: 3_600_000 })
    },
    held(reference) {
      const { holding = 0, heldCents = 0 } = judgedBy(vendor.record).get(reference) ?? {}
      return { holding, heldCents }
    },
    closeBatch: () => vendor.closeBatch(),
    secrets: Object.values(testAccount),
  }
})

describe('EBizCharge', () => {
  it('answers each test card as it is documented, and keeps no card number', async () => {
    await using shop = await openGateway()
    for (const { id, number, approvedShare, outcome } of testCards) {
      const answer = await shop.gateway.authorise(charge(id, number))
      const approved = answer.outcome === 'approved' ? answer.amountCents : 0
      expect([id, approved]).toEqual([id, Math.floor(10_000 * approvedShare)])
      expect(answer.outcome === 'declined').toBe(outcome === 'declined')
    }
    const known = JSON.stringify(shop.vendor.record.list())
    for (const { number } of testCards) expect(known).not.toContain(number)
  })

  it('shows why a card was declined, in the store’s words where it knows the code', async () => {
    await using shop = await openGateway()
    const reasonFor = async (number: string) => {
      const answer = await shop.gateway.authorise(charge(number, number))
      return answer.outcome === 'declined' ? answer.reason : null
    }
    expect(await reasonFor('4000300611112224')).toBe('Insufficient funds')
    expect(await reasonFor('4000301311112225')).toBe('Declined for CVV failure')
    expect(await reasonFor('4000301411112224')).toBe('Transaction held for review by the fraud profiler')
  })

  it('sends the store’s reference, its customer, and the duplicate check; a guest is Guest and no customer', async () => {
    await using shop = await openGateway()
    await shop.gateway.authorise(charge('by a guest'))
    await shop.gateway.authorise({ ...charge('by a user'), customerId: 'user:12' })
    const charges = shop.vendor.book.charges()
    expect(charges.map(({ orderId, customerId }) => [orderId, customerId])).toEqual([
      ['by a guest', 'Guest'],
      ['by a user', 'user:12'],
    ])
    expect(shop.vendor.book.customers()).toEqual([])
  })

  it('uses one customer when two servers save its first cards at the same moment', async () => {
    await using shop = await openGateway()
    const [first, second] = [shop.open(), shop.open()]
    await Promise.all([
      first.saveCard('user:12', namedCard()),
      second.saveCard('user:12', namedCard('5555444433332226')),
    ])
    expect(await first.listCards('user:12')).toHaveLength(2)
    const used = shop.customers.all.get('user:12')?.token
    for (const { customerId, token } of shop.vendor.book.customers())
      expect(shop.vendor.book.methods(customerId)).toHaveLength(token === used ? 2 : 0)
  })

  it('gives nobody the cards of a person who had the same id before the database was restored', async () => {
    await using shop = await openGateway()
    const before = await shop.gateway.saveCard('user:12', namedCard())
    shop.vendor.book.addCustomer('user:12', {}, now())
    const restored = shop.open({ customers: customersInMemory() })
    expect(await restored.listCards('user:12')).toEqual([])
    const own = await restored.saveCard('user:12', namedCard('5555444433332226'))
    expect(await restored.listCards('user:12')).toEqual([own])
    const charged = restored.authorise(chargeSaved('a', { customerId: 'user:12', methodId: before.methodId }))
    await expect(charged).rejects.toMatchObject({ code: 'payments.saved_card_missing' })
    expect(await shop.gateway.listCards('user:12')).toEqual([before])
  })

  it('finds the saved cards of its customers again after its security id or address was replaced', async () => {
    await using shop = await openGateway()
    const saved = await shop.gateway.saveCard('user:12', namedCard())
    const customers = customersInMemory([...shop.customers.all.values()])
    const moved = shop.open({ customers })
    expect(await moved.listCards('user:12')).toEqual([saved])
    expect(await moved.listCards('user:1')).toEqual([])
    const chosen = { customerId: 'user:12', methodId: saved.methodId }
    expect(await moved.authorise(chargeSaved('a', chosen))).toMatchObject({ outcome: 'approved' })
    expect(customers.all.get('user:12')).toEqual(shop.customers.all.get('user:12'))
    await moved.saveCard('user:12', namedCard('5555444433332226'))
    expect(shop.vendor.book.customers()).toHaveLength(1)
  })

  it('takes over no customer of another merchant, and none that differs in an id', async () => {
    await using other = await openGateway()
    await other.gateway.saveCard('user:12', namedCard())
    await using shop = await openGateway()
    await shop.gateway.saveCard('user:13', namedCard())
    const guessable = shop.vendor.book.addCustomer('user-14', {}, now())
    const [theirs, ours] = [other.customers.all.get('user:12'), shop.customers.all.get('user:13')]
    if (!theirs || !ours) throw new Error('The customers were not stored.')
    const customers = customersInMemory([
      theirs,
      { ...ours, customerId: 'user:12' },
      { ...ours, token: theirs.internalId },
      { ...guessable, customerId: 'user:14' },
    ])
    const gateway = shop.open({ customers })
    for (const customerId of ['user:12', 'user:13', 'user:14']) {
      expect(await gateway.listCards(customerId)).toEqual([])
      expect(await gateway.removeCard(customerId, '1')).toBe(false)
    }
    expect(customers.all.size).toBe(0)
    const own = await gateway.saveCard('user:12', namedCard('5555444433332226'))
    expect(await gateway.listCards('user:12')).toEqual([own])
  })

  it('asks again for a customer of another account when the gateway did not answer', async () => {
    await using shop = await openGateway()
    const saved = await shop.gateway.saveCard('user:12', namedCard())
    const moved = shop.open({ customers: customersInMemory([...shop.customers.all.values()]) })
    shop.vendor.faults.next({ kind: 'status', status: 500, path: '/v1/GetCustomer' })
    await expect(moved.listCards('user:12')).rejects.toThrow()
    expect(await moved.listCards('user:12')).toEqual([saved])
  })

  it('adds a customer again that was deleted at the gateway', async () => {
    await using shop = await openGateway()
    const deleted = { customerId: 'user:12', internalId: 'deleted', token: 'deleted' }
    await shop.customers.store(deleted)
    expect(await shop.gateway.listCards('user:12')).toEqual([])
    const saved = await shop.gateway.saveCard('user:12', namedCard())
    expect(await shop.gateway.listCards('user:12')).toEqual([saved])
    expect(shop.customers.all.get('user:12')?.token).not.toBe('deleted')
  })

  it('keeps cards apart that share their last digits', async () => {
    await using shop = await openGateway()
    const visa = await shop.gateway.saveCard('user:12', namedCard('4000100011112224'))
    await shop.gateway.saveCard('user:12', namedCard('6011222233332224'))
    await shop.gateway.saveCard('user:12', namedCard('4000100011112224', { zip: '43215' }))
    expect(await shop.gateway.listCards('user:12')).toHaveLength(3)
    const approved = await shop.gateway.authorise(
      chargeSaved('a', { customerId: 'user:12', methodId: visa.methodId }),
    )
    expect(approved).toMatchObject({ outcome: 'approved', cardType: 'V' })
  })

  it('never charges the default card for one that is not there', async () => {
    await using shop = await openGateway()
    await shop.gateway.saveCard('user:12', namedCard())
    const charged = shop.gateway.authorise(chargeSaved('a', { customerId: 'user:12', methodId: '0' }))
    await expect(charged).rejects.toMatchObject({ code: 'payments.saved_card_missing' })
    expect(shop.vendor.book.charges()).toEqual([])
  })

  it('reads one transaction or card that comes as an object instead of a list', async () => {
    await using shop = await openGateway()
    const saved = await shop.gateway.saveCard('user:12', namedCard())
    await shop.gateway.authorise(charge('single'))
    shop.vendor.faults.next({ kind: 'object', times: 2 })
    expect(await shop.gateway.listCards('user:12')).toEqual([saved])
    expect(await shop.gateway.find('single')).toMatchObject({ reference: 'single' })
  })

  it('does not believe a search that answers with other transactions', async () => {
    await using shop = await openGateway()
    await shop.gateway.authorise(charge('another'))
    shop.vendor.faults.next({ kind: 'lie', path: 'SearchTransactions' })
    await expect(shop.gateway.find('mine')).rejects.toMatchObject({ code: 'payments.no_answer' })
  })

  it('sends no charge when it cannot look the reference up', async () => {
    await using shop = await openGateway()
    shop.vendor.faults.next({ kind: 'status', path: 'SearchTransactions', times: 2 })
    await expect(shop.gateway.authorise(charge('a'))).rejects.toMatchObject({ code: 'payments.not_sent' })
    expect(shop.vendor.calls.filter(({ path }) => path.includes('run'))).toEqual([])
  })

  it('asks once more when a lookup gets no answer', async () => {
    await using shop = await openGateway()
    await shop.gateway.authorise(charge('a'))
    shop.vendor.faults.next({ kind: 'cut', path: 'SearchTransactions' })
    expect(await shop.gateway.find('a')).toMatchObject({ state: 'authorised' })
  })

  it('takes no payment while the vendor is away, and takes them again when it is back', async () => {
    await using shop = await openGateway()
    await shop.gateway.check()
    expect(shop.vendor.calls).toEqual([])
    shop.vendor.faults.next({ kind: 'status', times: 3 })
    const failed = shop.gateway.authorise(charge('a'))
    await expect(failed).rejects.toMatchObject({ code: 'payments.not_sent' })
    await expect(shop.gateway.check()).rejects.toMatchObject({ code: 'payments.not_sent' })
    await shop.gateway.check()
    expect(await shop.gateway.authorise(charge('a'))).toMatchObject({ outcome: 'approved' })
  })

  it('takes an error that is not about the card for no decline', async () => {
    await using shop = await openGateway()
    shop.vendor.faults.next({ kind: 'down', path: '/v1/run' })
    await expect(shop.gateway.authorise(charge('a'))).rejects.toMatchObject({ code: 'payments.not_sent' })
    expect(await shop.gateway.authorise(charge('a'))).toMatchObject({ outcome: 'approved' })
  })

  it('finds and voids a charge however the gateway names its card', async () => {
    await using shop = await openGateway()
    const names = { 'Visa Debit': 'V', MC: 'M', 'American Express': 'A', 'Discover Card': 'D' }
    for (const [cardType, brand] of Object.entries(names)) {
      const { refNum } = await addedCharge(shop, { orderId: cardType, cardType })
      expect(await shop.gateway.find(cardType)).toMatchObject({ gatewayId: refNum, cardType: brand })
    }
    const { refNum } = await addedCharge(shop, { orderId: 'no type', cardType: '' })
    await shop.gateway.void(refNum)
    expect(judgedBy(shop.vendor.record).get('no type')).toMatchObject({ state: 'voided', heldCents: 0 })
  })

  it('says that nothing was charged when no connection comes about', async () => {
    const { vendor, gateway } = await openGateway()
    await vendor.close()
    await expect(gateway.authorise(charge('a'))).rejects.toMatchObject({ code: 'payments.not_sent' })
    await expect(gateway.find('a')).rejects.toMatchObject({ code: 'payments.no_answer' })
  })

  it('reads no more of an answer than a page of transactions can have', async () => {
    const endless = createServer((_request, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json' })
      const more = (): void => void answer.write(' '.repeat(64 * 1024), () => setImmediate(more))
      more()
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void endless.close())
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
    const account = { ...testAccount, url }
    const gateway = createEbizcharge({ account, customers: customersInMemory() })
    await expect(gateway.find('a')).rejects.toMatchObject({ code: 'payments.no_answer' })
    endless.closeAllConnections()
  })

  it('lists a payment as given back when it was credited after its batch closed', async () => {
    await using shop = await openGateway()
    const answer = await shop.gateway.authorise(charge('a'))
    if (answer.outcome === 'declined') throw new Error(answer.reason)
    await shop.gateway.capture(answer.gatewayId)
    shop.vendor.closeBatch()
    await shop.gateway.void(answer.gatewayId)
    const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
    expect(await shop.gateway.listTransactions(range)).toEqual([
      {
        reference: 'a',
        gatewayId: answer.gatewayId,
        state: 'voided',
        amountCents: 10_000,
        at: '2026-11-20T12:00:00.000Z',
      },
    ])
  })

  it('lists a day in spite of transactions of others that it cannot read, and says how many', async () => {
    await using shop = await openGateway()
    const unread: number[] = []
    const gateway = shop.open({ onUnread: (count) => unread.push(count) })
    const ours = crypto.randomUUID()
    await gateway.authorise(charge(ours))
    const check = await addedCharge(shop, { orderId: '', cardType: '', maskedNumber: '' })
    await addedCharge(shop, { orderId: 'pos-7', amountCents: 10.5 })
    const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
    const listed = (await gateway.listTransactions(range)).filter(({ reference }) => reference !== 'sample')
    expect(listed.map(({ gatewayId, reference }) => [gatewayId, reference])).toEqual([
      [expect.stringMatching(/./), ours],
      [check.refNum, ''],
    ])
    expect(unread).toEqual([1])
    await addedCharge(shop, { orderId: crypto.randomUUID(), amountCents: 10.5 })
    await expect(gateway.listTransactions(range)).rejects.toMatchObject({ code: 'payments.no_answer' })
  })

  it.each([1000, 150])('lists more transactions than fit a page of %i, each once', async (maxPage) => {
    await using shop = await openGateway({ maxPage })
    const { refNum: _refNum, at: _at, state: _state, ...facts } = await addedCharge(shop, {})
    shop.vendor.record.together(() => {
      for (let order = 2; order <= 450; order += 1)
        shop.vendor.book.addCharge({ ...facts, orderId: `order-${order}` }, now())
    })
    const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
    const listed = await shop.gateway.listTransactions(range)
    expect(new Set(listed.map(({ reference }) => reference)).size).toBe(451)
    expect(listed).toHaveLength(451)
  })
})
