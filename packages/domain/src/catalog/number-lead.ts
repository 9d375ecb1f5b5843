import type { InternalPart, Part } from './part.ts'
import { numberKey } from './part-number.ts'

/**
 * Numbers that are not those of parts for sale: an old number of our own, the number of another make that fits the same,
 * and the number of a competitor or an older system.
 */
export const otherNumberKinds = ['superseded', 'alternate', 'cross'] as const
export type OtherNumberKind = (typeof otherNumberKinds)[number]

/** An old or foreign number and where it leads. */
export interface NumberStep {
  readonly number: string
  readonly kind: OtherNumberKind
  /** The other make, the competitor or the older system; empty for an old number of our own. */
  readonly make: string
  readonly leadsTo: string
  /** A day such as `2026-11-25`, or empty. */
  readonly since: string
  readonly reason: string
}

/** Where an old or foreign number leads: its steps, the first of this number, and the part for sale at their end. */
export interface NumberLead {
  readonly steps: readonly NumberStep[]
  readonly part: Part | InternalPart
}

/** Chains are not longer than this. */
export const maxNumberSteps = 10

export type ChainEnd =
  | { readonly end: 'part'; readonly key: string; readonly steps: readonly NumberStep[] }
  | { readonly end: 'loop' | 'nothing'; readonly steps: readonly NumberStep[] }

interface Known {
  /** The step of an old or foreign number's key (see numberKey). */
  readonly stepOf: (key: string) => NumberStep | undefined
  readonly isForSale: (key: string) => boolean
}

/** Follows a number to the part for sale. A loop and a chain that ends before one are ends of their own. */
export function followNumber(start: string, { stepOf, isForSale }: Known): ChainEnd {
  const steps: NumberStep[] = []
  const seen = new Set<string>()
  for (let key = start; ; ) {
    if (isForSale(key)) return { end: 'part', key, steps }
    if (seen.has(key) || steps.length >= maxNumberSteps) return { end: 'loop', steps }
    seen.add(key)
    const step = stepOf(key)
    if (!step) return { end: 'nothing', steps }
    steps.push(step)
    key = numberKey(step.leadsTo)
  }
}

const chainText = (steps: readonly NumberStep[]) =>
  [...steps.slice(0, 1).map((step) => step.number), ...steps.map((step) => step.leadsTo)].join(', then ')

/** Returns what is wrong with a number, given the numbers with this one among them; null if it leads to a part. */
export function leadProblem(
  { number: own, leadsTo }: Pick<NumberStep, 'number' | 'leadsTo'>,
  known: Known,
): { readonly field: 'number' | 'leadsTo'; readonly message: string } | null {
  const key = numberKey(own)
  if (known.isForSale(key)) return { field: 'number', message: `${own} is a part for sale.` }
  const { end, steps } = followNumber(key, known)
  if (end === 'part') return null
  const message =
    end === 'loop'
      ? `This would go around in a circle: ${chainText(steps)}.`
      : `${steps.at(-1)?.leadsTo ?? leadsTo} is not a part for sale and leads to none.`
  return { field: 'leadsTo', message }
}

/** `0301-OLD is now 0301-CHRH0.`, or what else the number is. */
export function leadText({
  steps,
  part,
}: Pick<NumberLead, 'steps'> & { readonly part: Pick<Part, 'number'> }): string {
  const [first] = steps
  if (!first) return ''
  if (first.kind === 'superseded') return `${first.number} is now ${part.number}.`
  const whose = first.make === '' ? first.number : `${first.make} ${first.number}`
  return first.kind === 'alternate'
    ? `${whose} fits the same as our ${part.number}.`
    : `${whose} is our ${part.number}.`
}
