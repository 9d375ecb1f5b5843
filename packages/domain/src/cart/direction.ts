import * as z from 'zod/mini'
import { type ConfigurationKindOf, notSplit } from './configuration-kind.ts'
import { addSplits, type Split, share, splitComplete, subtractSplit } from './split.ts'

export const directionConfiguration = z.strictObject({
  kind: z.literal('direction'),
  left: share,
  right: share,
})
export type DirectionConfiguration = Readonly<z.output<typeof directionConfiguration>>
export type DirectionSplit = Split<'left' | 'right'>

export const directionNames: Readonly<Record<keyof DirectionSplit, string>> = { left: 'Left', right: 'Right' }

export const noDirection: DirectionSplit = { left: 0, right: 0 }

export function directionComplete({ left, right }: DirectionSplit, quantity: number): boolean {
  return splitComplete({ left, right }, quantity)
}

const sidesOf = ({ left, right }: DirectionSplit) => ({ left, right })

export function addDirections(a: DirectionSplit, b: DirectionSplit): DirectionConfiguration {
  return { kind: 'direction', ...addSplits(sidesOf(a), sidesOf(b)) }
}

export function subtractDirections(
  split: DirectionSplit,
  taken: DirectionSplit,
): DirectionConfiguration | null {
  const left = subtractSplit(sidesOf(split), sidesOf(taken))
  return left && { kind: 'direction', ...left }
}

/** Display text of the hands, leaving out zeros: `Left 2, Right 1`. */
export function describeDirection(split: DirectionSplit): string[] {
  const said = (['left', 'right'] as const).filter((side) => split[side] > 0)
  return said.length === 0 ? [] : [said.map((side) => `${directionNames[side]} ${split[side]}`).join(', ')]
}

export const directionKind: ConfigurationKindOf<DirectionConfiguration> = {
  title: 'Left or right hand',
  name: 'a left or right hand',
  request: 'Choose left or right hand.',
  describe: describeDirection,
  sum: (all) => all.reduce(addDirections),
  subtract: subtractDirections,
  problem: (_, split, { quantity }) =>
    directionComplete(split, quantity)
      ? null
      : notSplit('cart.direction_not_split', 'Left and right', quantity),
}
