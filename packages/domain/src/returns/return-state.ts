/** States of a return. `expired` was approved and never received. */
export const returnStates = [
  'requested',
  'approved',
  'refused',
  'received',
  'inspected',
  'credited',
  'closed',
  'canceled',
  'expired',
] as const
export type ReturnState = (typeof returnStates)[number]

/** States that wait for something that staff do. */
export const waitingStates = ['requested', 'received', 'inspected'] as const satisfies readonly ReturnState[]

/** The moves between states. Staff may approve what the rules refused, and receive a parcel that comes late. */
export const returnMoves = {
  requested: ['approved', 'refused', 'canceled'],
  approved: ['approved', 'refused', 'received', 'canceled', 'expired', 'closed'],
  refused: ['approved'],
  received: ['received', 'inspected', 'closed'],
  inspected: ['inspected', 'credited', 'closed'],
  credited: [],
  closed: [],
  canceled: [],
  expired: ['received'],
} as const satisfies Record<ReturnState, readonly ReturnState[]>

/** Who someone is to a return: those who may see its order, or the store's staff. */
export type ReturnParty = 'buyer' | 'staff'

export const returnActions = ['cancel', 'decide', 'receive', 'inspect', 'credit', 'close'] as const
export type ReturnAction = (typeof returnActions)[number]

interface ActionRule {
  readonly by: ReturnParty
  readonly in: readonly ReturnState[]
}

/** Who may do what, and in which states. */
export const returnActionRules: Readonly<Record<ReturnAction, ActionRule>> = {
  cancel: { by: 'buyer', in: ['requested', 'approved'] },
  decide: { by: 'staff', in: ['requested', 'approved', 'refused'] },
  receive: { by: 'staff', in: ['approved', 'received', 'expired'] },
  inspect: { by: 'staff', in: ['received', 'inspected'] },
  credit: { by: 'staff', in: ['inspected'] },
  close: { by: 'staff', in: ['approved', 'received', 'inspected'] },
}

/** Returns what someone may do to a return in a state. */
export function returnActionsOf(state: ReturnState, party: ReturnParty): readonly ReturnAction[] {
  return returnActions.filter(
    (action) => returnActionRules[action].by === party && returnActionRules[action].in.includes(state),
  )
}

/** States in which its label can be printed: there is something to send, or it is under way. */
export const labelStates: readonly ReturnState[] = ['approved', 'received', 'inspected', 'expired']

/** A line waits for staff, may come back, or may not. */
export const lineDecisions = ['waiting', 'approved', 'refused'] as const
export type LineDecision = (typeof lineDecisions)[number]

/** Returns the state that the decisions about all lines of a return lead to. */
export function stateOfDecisions(decisions: readonly LineDecision[]): 'requested' | 'approved' | 'refused' {
  if (decisions.includes('waiting')) return 'requested'
  return decisions.includes('approved') ? 'approved' : 'refused'
}

/** What staff find when they open the parcel. */
export const inspectionResults = ['ok', 'damaged', 'not_ours'] as const
export type InspectionResult = (typeof inspectionResults)[number]

/** Days after its approval by which a return must arrive, and how long before that its buyer is reminded. */
export const sendBackDays = 30
export const sendBackReminderDays = 7

/** What decides how much of a line its return holds back from other returns. */
export interface HeldLine {
  readonly quantity: number
  readonly decision: LineDecision
  readonly receivedQuantity: number | null
  readonly result: InspectionResult | null
}

/** Returns how much of a line cannot be returned again while its return is in a state. */
export function heldQuantity(line: HeldLine, state: ReturnState): number {
  if (line.decision === 'refused') return 0
  if (state === 'requested' || state === 'approved' || state === 'received') return line.quantity
  if (state !== 'inspected' && state !== 'credited') return 0
  return line.result === null || line.result === 'not_ours' ? 0 : (line.receivedQuantity ?? 0)
}
