import type { Fault as VendorFault } from '../../testing/vendor-faults.ts'
import type { ChargeNow, EbizchargeRecord } from './ebizcharge-record.ts'

export type Fault = VendorFault | null

export interface Facts {
  readonly book: EbizchargeRecord
  readonly now: Date
  readonly fault: Fault
  /** The most transactions on a page. */
  readonly maxPage: number
  /** Waits as long as the slow test card takes. */
  readonly wait: () => Promise<unknown>
}

export type Members = Readonly<Record<string, unknown>>

/** The gateway refuses a call: an HTTP error with a fault. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, text: string) {
    super(text)
    this.status = status
    this.code = code
  }
}

export const notFound = (what: string) => new Refusal(404, 'NotFound', `${what}Not Found`)
export const malformed = (what: string) => new Refusal(400, 'DeserializationFailed', `${what} is missing.`)

export const dollars = (cents: number) => cents / 100

/** How the gateway shows what has become of a charge. */
export const statuses: Readonly<Record<ChargeNow['state'], readonly [status: string, code: string]>> = {
  authorised: ['Authorized (Will not be captured)', 'P'],
  captured: ['Authorized (Pending Settlement)', 'P'],
  settled: ['Settled', 'S'],
  credit: ['Pending Settlement', 'P'],
  voided: ['Voided (Funds Released)', 'V'],
  declined: ['Declined', 'E'],
}

/** Returns a TransactionResponse. */
export function responseOf(charge: ChargeNow, isDuplicate = false) {
  const { approved, error, errorCode, avs, cvv, refNum, authCode, amountCents, state } = charge
  return {
    RefNum: refNum,
    ResultCode: approved ? 'A' : 'D',
    Result: approved ? 'Approved' : 'Declined',
    AuthCode: authCode,
    AuthAmount: dollars(approved ? amountCents : 0),
    AvsResultCode: avs || null,
    CardCodeResultCode: cvv || null,
    CustNum: '0',
    ...(approved ? { Error: 'Approved', ErrorCode: '0' } : { Error: error, ErrorCode: errorCode }),
    isDuplicate,
    Status: approved ? 'Pending' : 'Error',
    StatusCode: statuses[state][1],
    BatchNum: '1',
    BatchRefNum: '100001',
    RemainingBalance: 0,
  }
}
