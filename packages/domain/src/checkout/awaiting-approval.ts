import type { ApprovalReason } from './purchase-rules.ts'

/** The answer of the placing call for an order that became a request instead. Nothing is charged. */
export interface AwaitingApproval {
  /** Orders have these. */
  readonly orderNumber?: undefined
  readonly buyerEmail?: undefined
  readonly arrivesOn?: undefined
  readonly approvalRequestId: number
  readonly grandTotalCents: number
  readonly reasons: readonly ApprovalReason[]
  readonly approvers: readonly string[]
  readonly expiresAt: string
}
