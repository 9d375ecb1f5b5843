import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import { mergeLines } from '@mullion/domain/cart/merge-lines'
import type { Part } from '@mullion/domain/catalog/part'
import { subscribe } from 'valtio'
import type { Addition } from '../features/cart/cart.state.ts'
import type { ConfigureRequest } from '../features/cart/configure/configure.state.ts'
import { whenStill } from '../lib/layer-steps.ts'
import { notify } from '../lib/notices.state.ts'
import { thisStep } from '../lib/scroll-memory.ts'
import { placeState } from './place.state.ts'

/** A part that a calculator is open for, and what takes it in place of the cart. */
interface AskedCalculation {
  readonly part: Part
  readonly take: NonNullable<ConfigureRequest['onCalculated']>
  /** What is stated so far; what is calculated comes on top. */
  line: StatedQuantity
  /** The step of the history on which the calculator is open. */
  readonly step: number
  /** True for doors that were taken away without others in their place, which cannot be confirmed. */
  unconfirmed: boolean
}

let asked: AskedCalculation | null = null
let stopFollowing = () => {}

/** Forgets for what the calculator was opened. */
export function forgetCalculation(): void {
  stopFollowing()
  if (asked?.unconfirmed) notify(`${asked.part.number} stays as it was: it needs a door.`)
  asked = null
}

/** Forgets once the calculator is closed; help that opens over it leads back to it. */
function followPlace(): void {
  if (asked === null) return
  const { step } = thisStep()
  if (step < asked.step || (step === asked.step && placeState.calculator === null)) forgetCalculation()
}

/** Lets what the open calculator gives of a part come back to where it was asked for, on top of what is stated there. */
export function awaitCalculation(request: ConfigureRequest, part: Part, line: StatedQuantity): void {
  const { onCalculated: take, configurations } = request
  if (!take) return
  const unconfirmed = configurations.length > 0 && line.quantity === 0
  // Where a step back is under way, the calculator opens after it, as a step that is not there before.
  whenStill(() => {
    forgetCalculation()
    asked = { part, take, line, step: thisStep().step, unconfirmed }
    stopFollowing = subscribe(placeState, followPlace)
  })
}

/** Takes a calculated part to where it was asked for; answers why that cannot be, null, or undefined where nobody asked. */
export function takeCalculated({ part, quantity, configurations = [] }: Addition): string | null | undefined {
  const isOpen = placeState.calculator !== null && thisStep().step === asked?.step
  if (asked === null || !isOpen || part.id !== asked.part.id) return undefined
  const addition = { quantity, configurations, comments: [] }
  const { line, problem } = mergeLines({ ...asked.line, comments: [] }, addition)
  if (problem !== null) return problem.text
  const refused = asked.take(part, line)
  if (refused === null) Object.assign(asked, { line, unconfirmed: false })
  return refused
}
