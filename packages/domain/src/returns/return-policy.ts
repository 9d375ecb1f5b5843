import type { Unit } from '../catalog/part.ts'
import type { OrderedConfiguration } from '../orders/ordered-configuration.ts'
import type { LineDecision } from './return-state.ts'

/** Days after shipment in which a standard item can come back, and a failed part is under warranty. */
export const returnDays = 30
export const warrantyDays = 365
/** Percent of the price that is kept of a part that was not needed, unless the store sets another. */
export const usualRestockingPercent = 15

/** The return policy, as the page shows it and as answers cite it. */
export const returnPolicy = {
  standard: `You can return unused standard items within ${returnDays} days.`,
  fee: 'A restocking fee applies.',
  custom: 'Custom and cut-to-order items are made for your door and cannot be returned:',
  customItems: ['wires', 'gasket', 'metal'],
  warranty: 'Parts have a 1-year warranty.',
} as const

export const returnReasons = [
  'wrong_part',
  'damaged',
  'does_not_fit',
  'not_needed',
  'ordered_too_many',
  'failed',
] as const
export type ReturnReason = (typeof returnReasons)[number]

interface ReasonRule {
  readonly label: string
  /** True if the store keeps a restocking fee. */
  readonly fee: boolean
  /** True if the mistake was the store's, so that freight may come back too. */
  readonly ours: boolean
  /** True if it may tell that the part's page is wrong. */
  readonly aboutThePart: boolean
}

export const reasonRules: Readonly<Record<ReturnReason, ReasonRule>> = {
  wrong_part: { label: 'Wrong part', fee: false, ours: true, aboutThePart: true },
  damaged: { label: 'Arrived damaged', fee: false, ours: true, aboutThePart: false },
  does_not_fit: { label: 'Does not fit', fee: true, ours: false, aboutThePart: true },
  not_needed: { label: 'Not needed', fee: true, ours: false, aboutThePart: false },
  ordered_too_many: { label: 'Ordered too many', fee: true, ours: false, aboutThePart: false },
  failed: { label: 'Failed in use', fee: false, ours: false, aboutThePart: false },
}

/** What decides whether a part was made for its buyer. */
export interface SoldAs {
  readonly unit: Unit
  readonly specialOrder: boolean
  readonly configurations: readonly Pick<OrderedConfiguration, 'kind'>[] | null
}

/** True for a part that was cut, made for a door or made to order, as those who order it agree. */
export function isMadeToOrder({ unit, specialOrder, configurations }: SoldAs): boolean {
  return (
    unit !== 'EA' || specialOrder || !!configurations?.some(({ kind }) => kind === 'cuts' || kind === 'door')
  )
}

/** The rule that answered a line; `staff` if a person did. */
export const returnRules = [
  'standard',
  'made_to_order',
  'too_late',
  'warranty_over',
  'warranty',
  'damaged',
  'our_mistake',
  'staff',
] as const
export type ReturnRule = (typeof returnRules)[number]

/** What the rules say about a line: at once, or that staff will. */
export interface RuledLine {
  readonly decision: LineDecision
  readonly rule: ReturnRule
}

export interface ReturnFacts {
  readonly reason: ReturnReason
  readonly madeToOrder: boolean
  /** The store day on which the latest of it shipped. */
  readonly shippedOn: string
  readonly today: string
}

const dayMs = 24 * 3_600_000
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Decides a line by the return policy; `waiting` is for what a person must look at. */
export function decideReturn({ reason, madeToOrder, shippedOn, today }: ReturnFacts): RuledLine {
  const days = daysBetween(shippedOn, today)
  const late = days > returnDays
  if (reason === 'damaged') return { decision: 'waiting', rule: 'damaged' }
  if (reason === 'failed')
    return days > warrantyDays
      ? { decision: 'refused', rule: 'warranty_over' }
      : { decision: 'waiting', rule: 'warranty' }
  if (reason === 'wrong_part' && (madeToOrder || late)) return { decision: 'waiting', rule: 'our_mistake' }
  if (madeToOrder) return { decision: 'refused', rule: 'made_to_order' }
  if (late) return { decision: 'refused', rule: 'too_late' }
  return { decision: 'approved', rule: 'standard' }
}

const made = `${returnPolicy.custom.replace(/:$/, '')}.`

/** What each rule tells the buyer, in the words of the policy. */
export const ruleTexts: Readonly<Record<Exclude<ReturnRule, 'staff'>, string>> = {
  standard: returnPolicy.standard,
  made_to_order: made,
  too_late: `${returnPolicy.standard} That time is over.`,
  warranty_over: `${returnPolicy.warranty} That time is over.`,
  warranty: `${returnPolicy.warranty} Our parts team will look at what’s wrong.`,
  damaged: 'Our parts team will look at the damage and answer.',
  our_mistake: 'Our parts team will check what was sent and answer.',
}

/** Returns the restocking fee in percent that applies to a reason. */
export function feePercentOf(reason: ReturnReason, restockingPercent: number): number {
  return reasonRules[reason].fee ? restockingPercent : 0
}

/** Says that a fee applies; empty if none does. */
export function feeText(percent: number): string {
  return percent > 0 ? `A restocking fee of ${percent}% applies.` : ''
}

/** Returns a restocking fee of a price in cents, rounded half up. */
export function restockingFeeCents(priceCents: number, percent: number): number {
  return Math.floor((priceCents * percent + 50) / 100)
}
