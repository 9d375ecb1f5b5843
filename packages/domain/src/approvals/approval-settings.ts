import * as z from 'zod/mini'
import { rowId } from '../row-id.ts'

/** Ten million dollars. */
const maxLimitCents = 1_000_000_000
export const maxApprovers = 10

const limitText = 'Enter an amount from $0 to $10,000,000.'
const limit = z.nullable(
  z
    .int({ error: limitText })
    .check(z.nonnegative({ error: limitText }), z.maximum(maxLimitCents, { error: limitText })),
)
const approverText = 'Choose at least one approver.'

export const saveRulesInput = z.strictObject({
  /** Orders of anyone over this amount need approval; null without the rule. */
  amountCents: limit,
  newShipTo: z.boolean(),
  newPo: z.boolean(),
  /** True if the only admin of the company orders without approval. */
  soleAdminExempt: z.boolean(),
})
export type CompanyRules = z.output<typeof saveRulesInput>

/** The rules of a company that has not set any. */
export const noRules: CompanyRules = {
  amountCents: null,
  newShipTo: false,
  newPo: false,
  soleAdminExempt: true,
}

export const limitsOfInput = z.strictObject({ userId: rowId })

export const saveLimitsInput = z
  .strictObject({
    userId: rowId,
    orderLimitCents: limit,
    monthLimitCents: limit,
    /** True if the admins of the company are asked. They may decide about every request either way. */
    asksAdmins: z.boolean(),
    /** People who are asked. */
    approverIds: z.array(rowId).check(z.maxLength(maxApprovers)),
  })
  .check(
    z.refine(({ asksAdmins, approverIds }) => asksAdmins || approverIds.length > 0, {
      error: approverText,
      path: ['approverIds'],
    }),
  )
export type SaveLimitsInput = z.output<typeof saveLimitsInput>

/** The same for staff, about any company. */
export const companyRulesInput = z.strictObject({ companyId: rowId })
export const saveCompanyRulesInput = z.strictObject({ companyId: rowId, rules: saveRulesInput })
export const companyLimitsInput = z.strictObject({ companyId: rowId, userId: rowId })
export const saveCompanyLimitsInput = z.strictObject({ companyId: rowId, limits: saveLimitsInput })

export interface NamedUser {
  readonly id: number
  readonly name: string
}

/** One person's limits, who approves what is over them, and what they have used of the month. */
export interface PersonLimits {
  readonly userId: number
  readonly orderLimitCents: number | null
  readonly monthLimitCents: number | null
  readonly asksAdmins: boolean
  readonly approvers: readonly NamedUser[]
  readonly placedCents: number
  readonly waitingCents: number
  /** Everyone else in the company. */
  readonly colleagues: readonly NamedUser[]
}
