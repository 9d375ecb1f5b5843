import { randomUUID } from 'node:crypto'
import { carrierSilent, quoteFailed } from '@mullion/domain/checkout/shipping-service'
import { completeAnswer } from '../complete-answer.ts'
import { cityWarnings } from '../destinations.ts'
import { callVendor, type VendorReply, VendorStatus } from '../vendor-call.ts'
import type { ParcelRates, ParcelShipment } from './port.ts'
import { upsRates, upsRefusal } from './ups-answer.ts'
import { type UpsShipper, upsRateRequest } from './ups-request.ts'
import { createUpsTokens } from './ups-token.ts'

export interface UpsOptions extends UpsShipper {
  /** Such as `https://onlinetools.ups.com`. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: () => Date
  /**
   * How long to wait for a token, or for rates; less than the circuit waits for both, so that its second attempt does
   * not wait for the same token.
   */
  readonly timeoutMs?: number
}

/** Every service at once, with prices and arrival. */
const ratingPath = '/api/rating/v2409/Shoptimeintransit?additionalinfo=timeintransit'

/**
 * Creates rates of UPS: the account's negotiated prices, its time in transit and its arrival days. An address that UPS
 * refuses fails the quote; any other refusal counts as no answer, because the buyer cannot mend it.
 */
export function createUpsRates(options: UpsOptions): ParcelRates {
  const { clock, timeoutMs = 3500 } = options
  const url = options.url.replace(/\/$/, '')
  const tokens = createUpsTokens({ ...options, url, clock, timeoutMs })

  async function ask(shipment: ParcelShipment, transId: string, signal?: AbortSignal): Promise<VendorReply> {
    const body = JSON.stringify(await upsRateRequest(shipment, options))
    const send = (token: string) =>
      callVendor({
        url: url + ratingPath,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          transId,
          transactionSrc: 'mullion',
        },
        ...{ body, signal, timeoutMs },
      })
    const token = await tokens.get()
    const reply = await send(token)
    return reply.status === 401 ? send(await tokens.get(token)) : reply
  }

  return {
    async quote(shipment, signal) {
      const transId = randomUUID().replaceAll('-', '')
      const { status, json } = await ask(shipment, transId, signal)
      if (status !== 200) throw refused(status, json, transId)
      const rates = await completeAnswer(Promise.resolve(json), upsRates)
      return { rates, warnings: await cityWarnings(shipment.destination) }
    },
  }
}

/** A refused request is only sent again when UPS itself is in trouble, or does not know us. */
function refused(status: number, json: unknown, transId: string): Error {
  const { codes, isAboutAddress } = upsRefusal(json)
  const cause = new VendorStatus('UPS', status, `${codes.join(', ') || 'no code'}, transId ${transId}`)
  if (isAboutAddress) return quoteFailed(cause)
  return status === 400 || status === 404 || status === 422 ? carrierSilent(cause) : cause
}
