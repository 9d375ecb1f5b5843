import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { Authorisation, PaymentGateway, TypedCardRequest } from './port.ts'

/**
 * How a vendor fails one call that moves money. It acts on `cut`, `malformed`, `late` and `error after charging`, and
 * not on `500`, `429` and `expired`; `duplicate` takes the charge for the repeat of an earlier one.
 */
export type VendorFailure =
  | 'cut'
  | 'malformed'
  | 'late'
  | 'error after charging'
  | '500'
  | '429'
  | 'expired'
  | 'duplicate'
  | 'skew'

export interface FailingGateway extends GatewayUnderTest {
  /** The same gateway with a short limit for calls that move money. */
  readonly impatient: PaymentGateway
  /** Fails the next call that moves money. */
  failNext(failure: VendorFailure): void
  /** What the vendor's own record holds of a reference. */
  held(reference: string): { readonly holding: number; readonly heldCents: number }
  /** Settles what was captured. */
  closeBatch(): void
  /** Everything that must not leave the gateway: credentials. */
  readonly secrets: readonly string[]
}

const noAnswer = { kind: 'unavailable', code: 'payments.no_answer' }
const notSent = { kind: 'unavailable', code: 'payments.not_sent' }

/** Contract tests for a gateway behind a vendor that fails: whatever it answers, nobody is charged wrongly. */
export function describeGatewayFaults(name: string, makeGateway: () => Promise<FailingGateway>): void {
  describe(`${name}, when the vendor fails,`, () => {
    let under: FailingGateway
    beforeAll(async () => {
      under = await makeGateway()
    })
    afterAll(() => under.close())

    const request = (reference: string, facts: Partial<TypedCardRequest> = {}): TypedCardRequest => {
      const amounts = { amountCents: 12_345, taxCents: 345, shippingCents: 1_000 }
      return { reference, ...amounts, card: under.approvedCard, ...facts }
    }
    const approve = async (reference: string): Promise<Extract<Authorisation, { outcome: 'approved' }>> => {
      const answer = await under.gateway.authorise(request(reference))
      if (answer.outcome === 'declined') throw new Error(answer.reason)
      return answer
    }
    const errorOf = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => null,
        (error: unknown) => error,
      )

    it.each(['cut', 'malformed', 'late', 'error after charging'] as const)(
      'finds the charge after no answer (%s), repeats it and never charges twice',
      async (failure) => {
        const reference = `acted ${failure}`
        under.failNext(failure)
        const gateway = failure === 'late' ? under.impatient : under.gateway
        await expect(gateway.authorise(request(reference))).rejects.toMatchObject(noAnswer)
        await expect.poll(() => under.held(reference)).toEqual({ holding: 1, heldCents: 12_345 })
        const found = await under.gateway.find(reference)
        expect(found).toMatchObject({ state: 'authorised', amountCents: 12_345 })
        const again = await under.gateway.authorise(request(reference))
        expect(again).toMatchObject({ outcome: 'approved', duplicate: true, gatewayId: found?.gatewayId })
        expect(under.held(reference)).toEqual({ holding: 1, heldCents: 12_345 })
        await under.gateway.void(found?.gatewayId ?? '')
        expect(under.held(reference)).toEqual({ holding: 0, heldCents: 0 })
      },
    )

    it('finds nothing after an error of the vendor that came before the charge', async () => {
      under.failNext('500')
      await expect(under.gateway.authorise(request('unacted'))).rejects.toMatchObject(noAnswer)
      expect(await under.gateway.find('unacted')).toBeNull()
      expect((await approve('unacted')).duplicate).toBe(false)
      expect(under.held('unacted')).toEqual({ holding: 1, heldCents: 12_345 })
    })

    it.each(['429', 'expired'] as const)(
      'says that nothing was charged when it is refused (%s)',
      async (failure) => {
        under.failNext(failure)
        await expect(under.gateway.authorise(request(failure))).rejects.toMatchObject(notSent)
        expect(under.held(failure).holding).toBe(0)
        expect((await approve(failure)).duplicate).toBe(false)
        expect(under.held(failure).holding).toBe(1)
      },
    )

    it('declines a charge that the vendor takes for the repeat of another one', async () => {
      const first = await approve('one of two')
      under.failNext('duplicate')
      const second = await under.gateway.authorise(request('two of two'))
      expect(second).toEqual({ outcome: 'declined', reason: expect.stringMatching(/./) })
      expect(await under.gateway.find('two of two')).toBeNull()
      await under.gateway.capture(first.gatewayId)
      expect([under.held('one of two').holding, under.held('two of two').holding]).toEqual([1, 0])
    })

    it("charges once when the vendor's clock is wrong", async () => {
      under.failNext('skew')
      const { gatewayId } = await approve('skewed')
      expect(await under.gateway.find('skewed')).toMatchObject({ gatewayId, state: 'authorised' })
      await under.gateway.capture(gatewayId)
      expect(under.held('skewed')).toEqual({ holding: 1, heldCents: 12_345 })
    })

    it.each(['cut', 'malformed', '500'] as const)(
      'captures once when the answer is lost (%s)',
      async (failure) => {
        const reference = `capture ${failure}`
        const { gatewayId } = await approve(reference)
        under.failNext(failure)
        await expect(under.gateway.capture(gatewayId)).rejects.toMatchObject(noAnswer)
        await under.gateway.capture(gatewayId)
        expect(await under.gateway.find(reference)).toMatchObject({ state: 'captured', amountCents: 12_345 })
        expect(under.held(reference)).toEqual({ holding: 1, heldCents: 12_345 })
      },
    )

    it.each(['cut', '500'] as const)(
      'gives settled money back once when the answer is lost (%s)',
      async (failure) => {
        const reference = `settled ${failure}`
        const { gatewayId } = await approve(reference)
        await under.gateway.capture(gatewayId)
        under.closeBatch()
        under.failNext(failure)
        await expect(under.gateway.void(gatewayId)).rejects.toMatchObject(noAnswer)
        await under.gateway.void(gatewayId)
        await under.gateway.void(gatewayId)
        expect((await under.gateway.find(reference))?.state).toBe('voided')
        expect(under.held(reference)).toEqual({ holding: 0, heldCents: 0 })
      },
    )

    it.each(['cut', 'malformed', 'late', '500'] as const)(
      'gives a part back once when the answer is lost (%s)',
      async (failure) => {
        const reference = `part ${failure}`
        const { gatewayId } = await approve(reference)
        await under.gateway.capture(gatewayId)
        const credit = { gatewayId, reference: `P ${failure}`.slice(0, 10), amountCents: 2_000 }
        under.failNext(failure)
        const gateway = failure === 'late' ? under.impatient : under.gateway
        await expect(gateway.credit(credit)).rejects.toMatchObject(noAnswer)
        expect(await under.gateway.credit(credit)).toMatchObject({ outcome: 'credited' })
        expect(await under.gateway.credit(credit)).toMatchObject({ outcome: 'credited' })
        expect(under.held(reference)).toEqual({ holding: 1, heldCents: 10_345 })
      },
    )

    it.each(['cut', 'malformed', '500', '429', 'expired', 'error after charging'] as const)(
      'tells neither card nor credentials in its error (%s)',
      async (failure) => {
        under.failNext(failure)
        const error = await errorOf(under.gateway.authorise(request(`told ${failure}`)))
        const told = inspect(error, { depth: 20, showHidden: true })
        expect(told).toMatch(/payments\.(no_answer|not_sent)/)
        const { number, code, holder } = under.approvedCard
        for (const secret of [number, `'${code}'`, `"${code}"`, holder, ...under.secrets])
          expect(told).not.toContain(secret)
      },
    )
  })
}
