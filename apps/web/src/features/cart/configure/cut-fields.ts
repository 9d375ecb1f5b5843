import { parseInches } from '@mullion/domain/cart/cut-inches'
import type { Cut } from '@mullion/domain/cart/cuts'

export interface CutFields {
  readonly length: string
  readonly wall: string
}

export type TypedCut =
  | { readonly cut: Cut; readonly problems: null }
  | { readonly cut: null; readonly problems: Partial<Record<keyof CutFields, string>> }

/** Parses a typed cut. The wall thickness is read only if the part needs one. */
export function readCut({ length, wall }: CutFields, wallNeeded: boolean): TypedCut {
  const typedLength = parseInches(length, 'cut')
  const typedWall = wallNeeded ? parseInches(wall, 'wall') : null
  const { inches: lengthInches } = typedLength
  const wallThicknessInches = typedWall?.inches ?? null
  if (lengthInches === null || typedWall?.problem) {
    const problems = {
      ...(typedLength.problem && { length: typedLength.problem }),
      ...(typedWall?.problem && { wall: typedWall.problem }),
    }
    return { cut: null, problems }
  }
  return { cut: { lengthInches, wallThicknessInches, count: 1 }, problems: null }
}

/** True if confirming would lose no typed cut; a wall thickness alone carries over to the next cut. */
export function nothingTyped({ length }: CutFields): boolean {
  return length.trim() === ''
}
