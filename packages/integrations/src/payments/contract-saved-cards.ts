import { parseExpiry } from '@mullion/domain/card'
import { describe, expect, it } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { Card, NamedCard, SavedCardChoice, SavedCardRequest } from './port.ts'

const missing = { kind: 'missing', code: 'payments.saved_card_missing' }

/** Contract tests for a gateway's saved cards; part of the suite that each adapter runs. */
export function describeSavedCards(gatewayUnderTest: () => GatewayUnderTest): void {
  describe('keeps cards for customers and', () => {
    const named = (card: Card, name = 'Shop card'): NamedCard => ({ ...card, name })
    const approved = () => named(gatewayUnderTest().approvedCard)
    const save = (customerId: string, card = approved()) =>
      gatewayUnderTest().gateway.saveCard(customerId, card)
    const list = (customerId: string) => gatewayUnderTest().gateway.listCards(customerId)
    const request = (reference: string, savedCard: SavedCardChoice): SavedCardRequest => {
      return { reference, amountCents: 12_345, taxCents: 345, shippingCents: 1_000, savedCard }
    }
    const authorise = (reference: string, card: SavedCardChoice) =>
      gatewayUnderTest().gateway.authorise(request(reference, card))

    it('lists nothing for a customer without cards', async () => {
      expect(await list('user:none')).toEqual([])
    })

    it('shows only the type, last digits, expiration, holder and name of a card', async () => {
      const { number, expiry, holder } = approved()
      const saved = await save('user:shown')
      const until = parseExpiry(expiry)
      expect(saved).toEqual({
        methodId: expect.stringMatching(/./),
        methodName: 'Shop card',
        cardType: expect.stringMatching(/^[VMAD]$/),
        cardNumber: 'X'.repeat(number.length - 4) + number.slice(-4),
        lastFour: number.slice(-4),
        cardExpiration: `${until?.year}-${String(until?.month).padStart(2, '0')}`,
        accountHolderName: holder,
      })
      expect(await list('user:shown')).toEqual([saved])
    })

    it('charges a saved card like a typed one', async () => {
      const { gateway } = gatewayUnderTest()
      const { methodId, lastFour, cardType } = await save('user:charged')
      const answer = await authorise('saved', { customerId: 'user:charged', methodId })
      const facts = { amountCents: 12_345, lastFour, cardType }
      expect(answer).toMatchObject({ outcome: 'approved', duplicate: false, ...facts })
      const found = await gateway.find('saved')
      expect(found).toMatchObject({ state: 'authorised', ...facts })
      await gateway.capture(found?.gatewayId ?? '')
      expect((await gateway.find('saved'))?.state).toBe('captured')
    })

    it('declines a saved card with a reason', async () => {
      const { methodId } = await save('user:declined', named(gatewayUnderTest().declinedCard))
      const answer = await authorise('saved declined', { customerId: 'user:declined', methodId })
      expect(answer).toEqual({ outcome: 'declined', reason: expect.stringMatching(/./) })
    })

    it('stores a card saved again once, under its new name', async () => {
      const first = await save('user:twice')
      const again = await save('user:twice', named(gatewayUnderTest().approvedCard, 'Van'))
      expect(again).toEqual({ ...first, methodName: 'Van' })
      expect(await list('user:twice')).toEqual([again])
    })

    it('removes a card once, and then neither lists nor charges it', async () => {
      const { gateway } = gatewayUnderTest()
      const { methodId } = await save('user:removed')
      const other = await save('user:removed', named(gatewayUnderTest().halfCard))
      expect(await gateway.removeCard('user:removed', methodId)).toBe(true)
      expect(await gateway.removeCard('user:removed', methodId)).toBe(false)
      expect(await list('user:removed')).toEqual([other])
      const charged = authorise('saved removed', { customerId: 'user:removed', methodId })
      await expect(charged).rejects.toMatchObject(missing)
      expect(await gateway.find('saved removed')).toBeNull()
    })

    it("never lists, charges or removes another customer's card", async () => {
      const { gateway } = gatewayUnderTest()
      const saved = await save('user:1')
      await save('user:12', named(gatewayUnderTest().halfCard))
      expect(await list('user:12')).not.toContainEqual(saved)
      const charged = authorise('stolen', { customerId: 'user:12', methodId: saved.methodId })
      await expect(charged).rejects.toMatchObject(missing)
      expect(await gateway.find('stolen')).toBeNull()
      expect(await gateway.removeCard('user:12', saved.methodId)).toBe(false)
      expect(await list('user:1')).toEqual([saved])
    })

    it('gives two customers with the same card different tokens', async () => {
      const [one, other] = [await save('user:3'), await save('user:4')]
      expect(one.methodId).not.toBe(other.methodId)
      await gatewayUnderTest().gateway.removeCard('user:3', one.methodId)
      expect(await list('user:4')).toEqual([other])
    })

    it('repeats the answer to a reference whose saved card was removed meanwhile', async () => {
      const customerId = 'user:repeated'
      const { methodId } = await save(customerId)
      const first = await authorise('saved repeated', { customerId, methodId })
      await gatewayUnderTest().gateway.removeCard(customerId, methodId)
      const again = await authorise('saved repeated', { customerId, methodId })
      expect(again).toEqual({ ...first, duplicate: true })
    })

    it.each([
      ['an invalid card number', { number: '4000100011112225' }, ['card.cardNumber']],
      ['a past expiration date', { expiry: '0120' }, ['card.cardExpiration']],
      ['a card without a name', { name: ' ' }, ['card.cardLabel']],
      [
        'an empty form',
        { number: '', expiry: '', name: '' },
        ['card.cardNumber', 'card.cardExpiration', 'card.cardLabel'],
      ],
    ])('refuses to save %s', async (_name, facts, fields) => {
      const refused = save('user:refused', { ...approved(), ...facts })
      await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'payments.card_invalid' })
      const error = await refused.catch(({ details }) => details)
      expect(Object.keys(error.fields).sort()).toEqual([...fields].sort())
      expect(await list('user:refused')).toEqual([])
    })
  })
}
