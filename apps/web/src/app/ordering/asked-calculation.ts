import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import { mergeLines } from '@mullion/domain/cart/merge-lines'
import type { Part } from '@mullion/domain/catalog/part'
import type { Addition } from '../../features/cart/cart.state.ts'
import type { ConfigureRequest } from '../../features/cart/configure/configure.state.ts'
import { notify } from '../../lib/notices.state.ts'

/** A part that a calculator is open for, and what takes it in place of the cart. */
interface AskedCalculation {
  readonly part: Part
  readonly take: NonNullable<ConfigureRequest['onCalculated']>
  /** What is stated so far; what is calculated comes on top. */
  line: StatedQuantity
  /** True for doors that were taken away without others in their place, which cannot be confirmed. */
  unconfirmed: boolean
}

let asked: AskedCalculation | null = null

/** Forgets for what the calculator was opened. */
export function forgetCalculation(): void {
  if (asked?.unconfirmed) notify(`${asked.part.number} stays as it was: it needs a door.`)
  asked = null
}

/** Lets what the open calculator gives of a part come back to where it was asked for, on top of what is stated there. */
export function awaitCalculation(request: ConfigureRequest, part: Part, line: StatedQuantity): void {
  const { onCalculated: take, configurations } = request
  if (!take) return
  asked = { part, take, line, unconfirmed: configurations.length > 0 && line.quantity === 0 }
}

/** Takes a calculated part to where it was asked for; answers why that cannot be, null, or undefined where nobody asked. */
export function takeCalculated({ part, quantity, configurations = [] }: Addition): string | null | undefined {
  if (asked === null || part.id !== asked.part.id) return undefined
  const addition = { quantity, configurations, comments: [] }
  const { line, problem } = mergeLines({ ...asked.line, comments: [] }, addition)
  if (problem !== null) return problem.text
  const refused = asked.take(part, line)
  if (refused === null) Object.assign(asked, { line, unconfirmed: false })
  return refused
}
