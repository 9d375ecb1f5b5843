import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const card = {
  number: '4000100011112224',
  expiry: '1230',
  code: '123',
  holder: 'Bea Test',
  street: '1 Cold Street',
  zip: '43215',
  name: 'Shop card',
}

const saveCard = (shop: Shop, userId: number, facts: Partial<typeof card> = {}) =>
  shop.sandbox.saveCard(`user:${userId}`, { ...card, ...facts })

describe('saved cards', () => {
  it('are listed with masked details and can be removed once', async () => {
    await using shop = await openTestShop({ people: true })
    const { cards } = (await shop.person('buyer')).accounts
    expect(await cards.list()).toEqual([])
    const { methodId } = await saveCard(shop, shop.ids.buyer)
    const other = await saveCard(shop, shop.ids.buyer, { expiry: '1231' })
    expect(await cards.list()).toMatchObject([
      { methodId, methodName: 'Shop card', cardNumber: 'XXXXXXXXXXXX2224', cardExpiration: '2030-12' },
      { methodId: other.methodId },
    ])
    await cards.remove({ methodId })
    expect(await cards.list()).toEqual([other])
    await expect(cards.remove({ methodId })).rejects.toMatchObject(refusedAs('accounts.card_missing'))
  })

  it('are removed with an audit log entry that has only the last four digits', async () => {
    await using shop = await openTestShop({ people: true })
    const { cards } = (await shop.person('buyer')).accounts
    const { methodId } = await saveCard(shop, shop.ids.buyer)
    await expect(cards.remove({ methodId: 'no-such-card' })).rejects.toMatchObject(
      refusedAs('accounts.card_missing'),
    )
    expect(await listAuditLines(shop.db.read, 5)).toEqual([])
    await cards.remove({ methodId })
    const lines = await listAuditLines(shop.db.read, 5)
    expect(lines).toMatchObject([
      {
        action: 'saved_card_removed',
        subject: `user:${shop.ids.buyer}`,
        actorId: `user:${shop.ids.buyer}`,
        details: { lastFour: '2224', cardType: 'V' },
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/\d{12}2224|X{4}/)
  })

  it.each(['owner', 'stranger', 'otherOwner', 'counter', 'admin', 'super'] as const)(
    'of the buyer cannot be reached by %s',
    async (name) => {
      await using shop = await openTestShop({ people: true })
      const { methodId } = await saveCard(shop, shop.ids.buyer)
      const { cards } = (await shop.person(name)).accounts
      expect(await cards.list()).toEqual([])
      const named = { userId: shop.ids.buyer, methodId }
      const missing = refusedAs('accounts.user_missing')
      await expect(cards.list({ userId: shop.ids.buyer })).rejects.toMatchObject(missing)
      await expect(cards.remove(named)).rejects.toMatchObject(missing)
      await expect(cards.remove({ methodId })).rejects.toMatchObject(refusedAs('accounts.card_missing'))
      expect(await (await shop.person('buyer')).accounts.cards.list()).toMatchObject([{ methodId }])
    },
  )

  it('require signing in', async () => {
    await using shop = await openTestShop({ people: true })
    const { cards } = shop.guest().accounts
    const refused = refusedAs('accounts.sign_in_needed')
    await expect(cards.list()).rejects.toMatchObject(refused)
    await expect(cards.remove({ methodId: 'any' })).rejects.toMatchObject(refused)
  })

  const down = () => Promise.reject(new Error('No route to the gateway.'))
  it.each<[string, Partial<PaymentGateway>]>([
    ['to list', { listCards: down }],
    ['to remove', { removeCard: down }],
  ])('are reported unavailable when the gateway fails %s, and no removal is recorded', async (_, broken) => {
    await using shop = await openTestShop({
      people: true,
      gateway: (sandbox) => ({ ...sandbox, ...broken }),
    })
    const { methodId } = await saveCard(shop, shop.ids.buyer)
    const { cards } = (await shop.person('buyer')).accounts
    const unavailable = {
      code: 'BAD_GATEWAY',
      cause: expect.objectContaining({ kind: 'unavailable', code: 'accounts.cards_unavailable' }),
    }
    await expect(cards.remove({ methodId })).rejects.toMatchObject(unavailable)
    if (broken.listCards) await expect(cards.list()).rejects.toMatchObject(unavailable)
    expect(await listAuditLines(shop.db.read, 5)).toEqual([])
    expect(shop.logged).toContainEqual(expect.objectContaining({ level: 'warn' }))
  })

  it('removed in another window meanwhile are reported as missing', async () => {
    await using shop = await openTestShop({
      people: true,
      gateway: (sandbox) => ({ ...sandbox, removeCard: async () => false }),
    })
    const { methodId } = await saveCard(shop, shop.ids.buyer)
    const { cards } = (await shop.person('buyer')).accounts
    await expect(cards.remove({ methodId })).rejects.toMatchObject(refusedAs('accounts.card_missing'))
    expect(await listAuditLines(shop.db.read, 5)).toEqual([])
  })
})
