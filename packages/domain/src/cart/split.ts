import * as z from 'zod/mini'
import { maxLineQuantity } from './cart-limits.ts'

/** One share of a line's quantity: a whole number, 0 or more. */
export const share = z.int().check(z.minimum(0), z.maximum(maxLineQuantity))

/** A quantity divided among the options of a choice, such as left and right. */
export type Split<Name extends string> = Readonly<Record<Name, number>>

export function splitSum(split: Split<string>): number {
  return Object.values(split).reduce((sum, count) => sum + count, 0)
}

export function splitComplete(split: Split<string>, quantity: number): boolean {
  return splitSum(split) === quantity
}

/** Sets one share, clamped between 0 and the quantity not assigned to the other shares. */
export function withShare<Name extends string>(
  split: Split<Name>,
  {
    name,
    requested,
    quantity,
  }: { readonly name: NoInfer<Name>; readonly requested: number; readonly quantity: number },
): Split<Name> {
  const left = Math.floor(quantity) - (splitSum(split) - split[name])
  return { ...split, [name]: Math.max(0, Math.min(Math.floor(requested) || 0, left)) }
}

/** Subtracts a split of the same choice, share by share; returns null if a share would go below 0. */
export function subtractSplit<Name extends string>(
  split: Split<Name>,
  taken: Split<Name>,
): Record<Name, number> | null {
  const left: Record<Name, number> = { ...split }
  for (const name of Object.keys(split) as Name[]) left[name] -= taken[name]
  return Object.values<number>(left).every((count) => count >= 0) ? left : null
}

export function addSplits<Name extends string>(a: Split<Name>, b: Split<Name>): Record<Name, number> {
  const totals: Record<Name, number> = { ...a }
  for (const name of Object.keys(a) as Name[]) totals[name] += b[name]
  return totals
}
