import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeSavedCards } from './contract-saved-cards.ts'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { Authorisation, Card, TransactionRange, TypedCardRequest } from './port.ts'

type Approved = Extract<Authorisation, { outcome: 'approved' }>

const day = 24 * 3_600_000

function rangeAround(now: Date, fromMs: number, toMs: number): TransactionRange {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return { from: at(fromMs), to: at(toMs) }
}

export function describePaymentGateway(name: string, makeGateway: () => Promise<GatewayUnderTest>): void {
  describe(`${name} is a payment gateway`, () => {
    let under: GatewayUnderTest
    let attempts = 0
    beforeAll(async () => {
      under = await makeGateway()
    })
    afterAll(() => under.close())

    const request = (card: Card, facts: Partial<TypedCardRequest> = {}): TypedCardRequest => {
      attempts += 1
      const reference = `contract-${attempts}`
      return { reference, amountCents: 12_345, taxCents: 345, shippingCents: 1_000, card, ...facts }
    }
    const approve = async (reference: string, card = under.approvedCard): Promise<Approved> => {
      const answer = await under.gateway.authorise(request(card, { reference }))
      if (answer.outcome === 'declined') throw new Error(`declined: ${answer.reason}`)
      return answer
    }

    it('approves the full amount and names the card by its last four digits', async () => {
      const answer = await approve('full')
      expect(answer).toMatchObject({ outcome: 'approved', amountCents: 12_345, duplicate: false })
      expect(answer.lastFour).toBe(under.approvedCard.number.slice(-4))
      expect(answer.gatewayId).not.toBe('')
      expect(answer.authCode).not.toBe('')
      expect(await under.gateway.find('full')).toEqual({
        reference: 'full',
        gatewayId: answer.gatewayId,
        state: 'authorised',
        amountCents: 12_345,
        authCode: answer.authCode,
        lastFour: answer.lastFour,
        cardType: answer.cardType,
      })
    })

    it('declines with a reason, and never reports an approval later', async () => {
      const answer = await under.gateway.authorise(request(under.declinedCard, { reference: 'declined' }))
      expect(answer).toEqual({ outcome: 'declined', reason: expect.stringMatching(/./) })
      expect((await under.gateway.find('declined'))?.state ?? 'declined').toBe('declined')
    })

    it('reports a smaller amount when only part is approved', async () => {
      const answer = await approve('half', under.halfCard)
      expect(answer.amountCents).toBe(6_172)
      expect((await under.gateway.find('half'))?.amountCents).toBe(6_172)
    })

    it('finds nothing for an unknown reference', async () => {
      expect(await under.gateway.find('never seen')).toBeNull()
    })

    it('captures once, even when asked twice', async () => {
      const { gatewayId } = await approve('captured')
      await under.gateway.capture(gatewayId)
      await under.gateway.capture(gatewayId)
      expect(await under.gateway.find('captured')).toMatchObject({ state: 'captured', amountCents: 12_345 })
    })

    it('voids once, even when asked twice', async () => {
      const { gatewayId } = await approve('voided')
      await under.gateway.void(gatewayId)
      await under.gateway.void(gatewayId)
      expect((await under.gateway.find('voided'))?.state).toBe('voided')
    })

    it('voids a captured payment while the batch is open', async () => {
      const { gatewayId } = await approve('given back')
      await under.gateway.capture(gatewayId)
      await under.gateway.void(gatewayId)
      expect((await under.gateway.find('given back'))?.state).toBe('voided')
    })

    it('never captures a voided payment', async () => {
      const { gatewayId } = await approve('void first')
      await under.gateway.void(gatewayId)
      await expect(under.gateway.capture(gatewayId)).rejects.toMatchObject({
        code: 'payments.capture_refused',
      })
      expect((await under.gateway.find('void first'))?.state).toBe('voided')
    })

    describe('giving back a part', () => {
      const give = (gatewayId: string, reference: string, amountCents: number) =>
        under.gateway.credit({ gatewayId, reference, amountCents })

      it('gives each reference back once, until nothing is left', async () => {
        const { gatewayId } = await approve('credited')
        await under.gateway.capture(gatewayId)
        const first = await give(gatewayId, 'CN1', 2_345)
        expect(first).toEqual({ outcome: 'credited', gatewayId: expect.stringMatching(/./) })
        expect(await give(gatewayId, 'CN1', 2_345)).toEqual(first)
        expect((await under.gateway.find('credited'))?.state).toBe('captured')
        expect(await give(gatewayId, 'CN2', 10_001)).toMatchObject({ outcome: 'refused' })
        expect(await give(gatewayId, 'CN2', 10_000)).toMatchObject({ outcome: 'credited' })
        const credits = await under.gateway.listCredits(gatewayId)
        expect(credits.map(({ reference, amountCents }) => [reference, amountCents])).toEqual([
          ['CN1', 2_345],
          ['CN2', 10_000],
        ])
        expect(await under.gateway.find('credited')).toMatchObject({ state: 'voided', amountCents: 12_345 })
        expect(await give(gatewayId, 'CN3', 1)).toMatchObject({ outcome: 'refused' })
      })

      it('refuses what is not captured, or was voided', async () => {
        const open = await approve('credit open')
        expect(await give(open.gatewayId, 'CN4', 100)).toMatchObject({ outcome: 'refused' })
        await under.gateway.void(open.gatewayId)
        expect(await give(open.gatewayId, 'CN4', 100)).toMatchObject({ outcome: 'refused' })
        expect(await under.gateway.listCredits(open.gatewayId)).toEqual([])
      })

      it('refuses an unknown transaction and an amount that is none', async () => {
        const unknown = { code: 'payments.transaction_unknown' }
        await expect(give('no such id', 'CN5', 100)).rejects.toMatchObject(unknown)
        await expect(under.gateway.listCredits('no such id')).rejects.toMatchObject(unknown)
        const { gatewayId } = await approve('credit nothing')
        await expect(give(gatewayId, 'CN5', 0)).rejects.toMatchObject({ code: 'payments.amount_invalid' })
      })
    })

    it('refuses to capture or void an unknown transaction', async () => {
      const unknown = { code: 'payments.transaction_unknown' }
      await expect(under.gateway.capture('no such id')).rejects.toMatchObject(unknown)
      await expect(under.gateway.void('no such id')).rejects.toMatchObject(unknown)
    })

    it('charges a repeated reference once and repeats the first answer', async () => {
      const first = await approve('repeated')
      const again = await under.gateway.authorise(
        request(under.declinedCard, { reference: 'repeated', amountCents: 99 }),
      )
      expect(again).toEqual({ ...first, duplicate: true })
    })

    it('charges once when two calls race with the same reference', async () => {
      const [one, other] = await Promise.all([approve('raced'), approve('raced')])
      expect([one.duplicate, other.duplicate].sort()).toEqual([false, true])
      expect(other.gatewayId).toBe(one.gatewayId)
    })

    it('lists the transactions of a range in the order in which they were sent, as they are now', async () => {
      const list = (from: number, to: number) =>
        under.gateway.listTransactions(rangeAround(under.now(), from, to))
      const known = new Set((await list(-day, day)).map(({ reference }) => reference))
      const paid = await approve('listed')
      const declined = await under.gateway.authorise(
        request(under.declinedCard, { reference: 'listed declined' }),
      )
      await under.gateway.capture(paid.gatewayId)
      await under.gateway.void((await approve('listed voided')).gatewayId)
      const listed = (await list(-day, day)).filter(({ reference }) => !known.has(reference))
      expect(listed.map(({ reference, state, amountCents }) => [reference, state, amountCents])).toEqual([
        ['listed', 'captured', 12_345],
        ['listed declined', 'declined', 12_345],
        ['listed voided', 'voided', 12_345],
      ])
      expect([listed[0]?.gatewayId, declined.outcome]).toEqual([paid.gatewayId, 'declined'])
      for (const { at } of listed)
        expect(Math.abs(Date.parse(at) - under.now().getTime())).toBeLessThan(60_000)
      expect(await list(-2 * day, -day)).toEqual([])
      expect(await list(day, 2 * day)).toEqual([])
    })

    describeSavedCards(() => under)
  })
}
