import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listInput } from '../list-input.ts'
import { rowId } from '../row-id.ts'
import type { PaymentState } from './payment-state.ts'

export const paymentInput = z.strictObject({ paymentId: rowId })
export const paymentsInTroubleInput = listInput(['amount', 'buyer', 'order', 'createdAt'])
export type PaymentsInTroubleInput = z.output<typeof paymentsInTroubleInput>

export interface PaymentInTrouble {
  readonly id: number
  readonly reference: string
  readonly gatewayId: string | null
  readonly state: PaymentState
  readonly amountCents: number
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly buyerEmail: string
  readonly orderNumber: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export function paymentMissing(): AppError {
  return new AppError('missing', 'checkout.payment_missing', 'This payment no longer needs attention.')
}

export function paymentUnderWay(): AppError {
  const text = 'This payment is being checked right now. Try again in a minute.'
  return new AppError('conflict', 'checkout.payment_under_way', text)
}
