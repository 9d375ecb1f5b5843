import * as z from 'zod/mini'
import { type ServiceType, upsServiceCodes } from '../checkout/shipping-service.ts'
import { dayOfCentury } from '../day-input.ts'
import { oneLine } from '../plain-text.ts'
import type { ShipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { DraftSummary } from './draft-state.ts'
import { maxWeeks } from './schedule.ts'

/** States of a recurring order. */
export const recurringStates = ['active', 'paused', 'ended'] as const
export type RecurringState = (typeof recurringStates)[number]

/** The moves between states; an ended one stays ended. */
export const recurringMoves = {
  active: ['active', 'paused', 'ended'],
  paused: ['active', 'paused', 'ended'],
  ended: [],
} as const satisfies Record<RecurringState, readonly RecurringState[]>

/** A viewer's relation to a recurring order: its owner, who started it, an admin of the owner's company, or staff. */
export type RecurringParty = 'owner' | 'admin' | 'staff'

export const recurringActions = ['change', 'skip_next', 'pause', 'resume', 'end'] as const
export type RecurringAction = (typeof recurringActions)[number]

interface ActionRule {
  readonly by: readonly RecurringParty[]
  readonly in: readonly RecurringState[]
}

/** Who may do what, and in which states. Staff may only look. */
export const recurringActionRules: Readonly<Record<RecurringAction, ActionRule>> = {
  change: { by: ['owner'], in: ['active', 'paused'] },
  skip_next: { by: ['owner'], in: ['active'] },
  pause: { by: ['owner', 'admin'], in: ['active'] },
  resume: { by: ['owner'], in: ['paused'] },
  end: { by: ['owner', 'admin'], in: ['active', 'paused'] },
}

/** Returns what someone may do to a recurring order in a state. */
export function recurringActionsOf(state: RecurringState, party: RecurringParty): readonly RecurringAction[] {
  return recurringActions.filter((action) => {
    const rule = recurringActionRules[action]
    return rule.by.includes(party) && rule.in.includes(state)
  })
}

export const maxRecurringOfPerson = 50
export const recurringPageSize = 12

const needed = 'This field is required.'
const weeksText = `Enter a number of weeks from 1 to ${maxWeeks}.`
const percentText = 'Enter a percentage from 0 to 100.'
const reference = z._default(z.string().check(z.trim(), z.maxLength(50), oneLine), '')

/** The settings of a recurring order: how often, where it ships and how it is paid. */
const plan = {
  everyWeeks: z
    .int({ error: weeksText })
    .check(z.minimum(1, { error: weeksText }), z.maximum(maxWeeks, { error: weeksText })),
  nextOn: dayOfCentury,
  /** A saved address of the buyer. */
  addressId: z.int({ error: needed }).check(z.positive({ error: needed }), z.maximum(2_000_000_000)),
  /** What ships by freight has no choice of service. */
  serviceType: z._default(z.enum(upsServiceCodes as readonly [ServiceType, ...ServiceType[]]), '03'),
  /** For a company that orders on terms. */
  poNumber: reference,
  iseNumber: reference,
  /** The gateway's token of a saved card, for a company that pays by card. */
  savedCardId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(100), oneLine)), null),
  /** True if orders are placed without being confirmed, where the company allows it. */
  automatic: z._default(z.boolean(), false),
  /** Percent that a price may rise from the last order; above that, an automatic one waits for confirmation. */
  maxRisePercent: z._default(
    z
      .int({ error: percentText })
      .check(z.minimum(0, { error: percentText }), z.maximum(100, { error: percentText })),
    5,
  ),
  /** True if the buyer agreed that cut-to-order items cannot be returned. */
  returnsAgreed: z._default(z.boolean(), false),
}

export const createRecurringInput = z.strictObject({ listId: rowId, ...plan })
export type CreateRecurringInput = z.output<typeof createRecurringInput>
export type RecurringPlan = Omit<CreateRecurringInput, 'listId'>

export const oneRecurringInput = z.strictObject({ recurringId: rowId })
/** With the version that was shown, so that one changed since is left alone. */
export const recurringVersionInput = z.strictObject({ recurringId: rowId, version: rowId })
export type RecurringVersionInput = z.output<typeof recurringVersionInput>
export const changeRecurringInput = z.strictObject({ ...recurringVersionInput.shape, ...plan })
export type ChangeRecurringInput = z.output<typeof changeRecurringInput>

const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1)
export const listRecurringInput = z.strictObject({
  scope: z._default(z.enum(['mine', 'company']), 'mine'),
  page,
})
export type ListRecurringInput = z.output<typeof listRecurringInput>
/** For staff, about any company. */
export const companyRecurringInput = z.strictObject({ companyId: rowId, page })
export type CompanyRecurringInput = z.output<typeof companyRecurringInput>

export const saveRecurringSettingsInput = z.strictObject({ automatic: z.boolean() })
export type RecurringSettings = z.output<typeof saveRecurringSettingsInput>

export interface RecurringSummary {
  readonly id: number
  readonly state: RecurringState
  readonly version: number
  /** The name of its list. */
  readonly name: string
  readonly everyWeeks: number
  /** The day of the next draft, such as `2026-12-01`. */
  readonly nextOn: string
  readonly automatic: boolean
  readonly owner: string
  /** True if the viewer's. */
  readonly own: boolean
  readonly actions: readonly RecurringAction[]
  /** Its latest draft; null before the first one. */
  readonly latest: DraftSummary | null
}

export interface RecurringOrdersPage {
  readonly recurring: readonly RecurringSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export interface RecurringOrder extends RecurringSummary {
  /** Null once the list was deleted for good. */
  readonly listId: number | null
  /** Null once the address was deleted. */
  readonly addressId: number | null
  readonly shipAddress: ShipAddress | null
  readonly serviceType: ServiceType
  readonly payBy: 'card' | 'terms'
  readonly poNumber: string
  readonly iseNumber: string
  /** Null for anyone but its owner. */
  readonly savedCardId: string | null
  readonly maxRisePercent: number
  readonly returnsAgreed: boolean
  /** True if the company lets orders be placed without being confirmed. */
  readonly companyAllowsAutomatic: boolean
  /** Latest first. */
  readonly drafts: readonly DraftSummary[]
}
