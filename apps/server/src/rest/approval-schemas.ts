import { approvalRules } from '@mullion/domain/checkout/purchase-rules'
import * as z from 'zod'

/** Why an order needs approval. */
export const reasonSchema = z
  .object({
    rule: z.enum(approvalRules),
    limitCents: z.int().optional(),
    overCents: z.int().optional(),
    spentCents: z.int().optional(),
    poNumber: z.string().optional(),
  })
  .meta({ id: 'ApprovalReason' })

/** An order that was sent for approval instead of being placed. */
export const awaitingSchema = z
  .object({
    approvalRequestId: z.int(),
    grandTotalCents: z.int(),
    reasons: z.array(reasonSchema),
    approvers: z.array(z.string()).meta({ description: 'The names of those who were asked.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'AwaitingApproval' })
