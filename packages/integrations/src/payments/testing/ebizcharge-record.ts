import { randomUUID } from 'node:crypto'
import type { VendorEntry, VendorRecord } from '../../testing/vendor-record.ts'
import type { Transaction } from '../port.ts'

/** What the gateway was asked to charge, and how it answered. Of the card it keeps the masked digits only. */
export interface RecordedCharge {
  readonly refNum: string
  readonly orderId: string
  readonly invoice: string
  readonly customerId: string
  readonly holder: string
  readonly command: 'Sale' | 'AuthOnly' | 'Credit'
  readonly approved: boolean
  readonly amountCents: number
  readonly askedCents: number
  readonly authCode: string
  readonly maskedNumber: string
  readonly cardType: string
  readonly expiration: string
  /** Tells cards with the same last digits apart; null for a card that is not a test card. */
  readonly testCardId: string | null
  readonly error: string
  readonly errorCode: string
  readonly avs: string
  readonly cvv: string
}

export interface ChargeNow extends RecordedCharge {
  readonly at: Date
  readonly state: Transaction['state'] | 'settled' | 'credit'
}

export interface RecordedMethod {
  readonly methodId: string
  readonly testCardId: string | null
  readonly profile: Readonly<Record<string, string>>
}

export interface RecordedCustomer {
  readonly customerId: string
  readonly internalId: string
  readonly token: string
  readonly customer: Readonly<Record<string, unknown>>
}

const firstRefNum = 3_000_000_000
const changes = { Capture: 'captured', Void: 'voided', CreditVoid: 'voided', Settle: 'settled' } as const

/** Returns the gateway's knowledge, read anew from its record each time, so that nothing is lost with its process. */
export function readEbizcharge(record: VendorRecord) {
  function chargeOf({ id, at, data }: VendorEntry): ChargeNow {
    const charge = {
      ...(data as unknown as Omit<RecordedCharge, 'refNum'>),
      refNum: String(firstRefNum + id),
    }
    return { ...charge, at: new Date(at), state: stateNow(charge) }
  }

  function stateNow(charge: RecordedCharge): ChargeNow['state'] {
    if (!charge.approved) return 'declined'
    if (charge.command === 'Credit') return 'credit'
    const done = record.list({ kind: 'change', key: charge.refNum }).at(-1)?.data.command
    if (done) return changes[done as keyof typeof changes]
    return charge.command === 'Sale' ? 'captured' : 'authorised'
  }

  function customers(): RecordedCustomer[] {
    return record.list({ kind: 'customer' }).map(({ data }) => data as unknown as RecordedCustomer)
  }

  return {
    /** All charges, or those of an order id, oldest first. */
    charges: (orderId?: string): ChargeNow[] => record.list({ kind: 'charge', key: orderId }).map(chargeOf),
    charge(refNum: string): ChargeNow | undefined {
      const entry = record.list({ kind: 'charge' }).find(({ id }) => String(firstRefNum + id) === refNum)
      return entry && chargeOf(entry)
    },
    customers,
    customer: (by: Partial<RecordedCustomer>): RecordedCustomer | undefined =>
      customers().find((each) => Object.entries(by).every(([key, value]) => each[key as 'token'] === value)),

    methods(customerId: string): RecordedMethod[] {
      const methods = new Map<string, RecordedMethod>()
      for (const { kind, data } of record.list({ key: customerId })) {
        const method = data as unknown as RecordedMethod
        if (kind === 'method') methods.set(method.methodId, method)
        if (kind === 'method_removed') methods.delete(method.methodId)
      }
      return [...methods.values()]
    },

    addCharge(charge: Omit<RecordedCharge, 'refNum'>, at: Date): ChargeNow {
      const id = record.add({ at, kind: 'charge', key: charge.orderId, data: { ...charge } })
      const added = { ...charge, refNum: String(firstRefNum + id) }
      return { ...added, at, state: stateNow(added) }
    },

    addChange(refNum: string, command: keyof typeof changes, at: Date): void {
      record.add({ at, kind: 'change', key: refNum, data: { command } })
    },

    addCustomer(customerId: string, customer: Record<string, unknown>, at: Date): RecordedCustomer {
      const [internalId, token] = [randomUUID(), String(7_000_000 + record.list({ kind: 'customer' }).length)]
      const added = { customerId, internalId, token, customer }
      record.add({ at, kind: 'customer', key: customerId, data: added })
      return added
    },

    addMethod(customerId: string, method: RecordedMethod, at: Date): void {
      record.add({ at, kind: 'method', key: customerId, data: { ...method } })
    },

    removeMethod(customerId: string, methodId: string, at: Date): void {
      record.add({ at, kind: 'method_removed', key: customerId, data: { methodId } })
    },
  }
}

export type EbizchargeRecord = ReturnType<typeof readEbizcharge>

/** What the gateway holds of an order's money, for tests to judge the store by. */
export interface Judged {
  /** Of the charge that holds money, or else of the last one. */
  readonly state: Transaction['state']
  /** Charges that hold money: more than one is a double charge. */
  readonly holding: number
  readonly heldCents: number
}

/** Returns what the gateway holds, by the store's reference. */
export function judgedBy(record: VendorRecord): Map<string, Judged> {
  const judged = new Map<string, Judged>()
  for (const [orderId, charges] of Map.groupBy(readEbizcharge(record).charges(), (each) => each.orderId)) {
    const credited = charges
      .filter(({ state }) => state === 'credit')
      .reduce((sum, each) => sum + each.amountCents, 0)
    const held = charges.filter(({ state }) => ['authorised', 'captured', 'settled'].includes(state))
    const heldCents = held.reduce((sum, each) => sum + each.amountCents, 0) - credited
    const [first] = held
    const last = charges.at(-1)?.state === 'declined' ? 'declined' : 'voided'
    const holding = heldCents > 0 ? held.length : 0
    const state = holding === 0 || !first ? last : first.state === 'authorised' ? 'authorised' : 'captured'
    judged.set(orderId, { state, holding, heldCents })
  }
  return judged
}
