import { type DoorBuild, type DoorType, doorBuilds } from '@mullion/domain/doors/door'
import type { Answers } from '@mullion/domain/doors/flow'
import type { DoorDirection } from '@mullion/domain/doors/registered-door'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** One of several similar boxes; the name is its key. */
export interface NamedBox extends Box {
  readonly name: string
}

export interface DoorGeometry extends Answers {
  readonly widthInches: number
  readonly heightInches: number
  readonly build: DoorBuild | undefined
  readonly opening: Box
  /** Drawing units per inch. */
  readonly scale: number
}

/** Size in drawing units, and the margins around the door for dimensions. */
export const stage = { width: 440, height: 392, left: 66, right: 26, top: 30, bottom: 64 } as const
export const floorY = stage.height - stage.bottom

/** Space around the opening: fixed, in drawing units, and relative to its width or height. */
const plain = { left: 14, right: 14, top: 14, leftWidths: 0, rightWidths: 0, topHeights: 0 }
const around: Readonly<Record<DoorBuild, typeof plain>> = {
  Traditional: plain,
  'ESS-1': plain,
  'ESS-2': plain,
  'Single Panel': { ...plain, right: 22, top: 46, rightWidths: 0.9 },
  Biparting: { ...plain, top: 46, leftWidths: 0.5, rightWidths: 0.5 },
  VL: { ...plain, left: 20, right: 20, top: 30, topHeights: 0.72 },
  Sectional: { ...plain, left: 20, right: 20, top: 46 },
  Coldswing: plain,
  Saniswing: plain,
}

/** Usual opening of a single-leaf door, until the dimensions are known. */
const usual: Readonly<Record<DoorType, readonly [widthInches: number, heightInches: number]>> = {
  swing: [36, 84],
  slide: [72, 96],
  vl: [60, 72],
  so: [96, 120],
  traffic: [36, 84],
}
const minSize = 8

/** Lays out a door to scale; unanswered features get their usual values. */
export function doorGeometry(answers: Answers): DoorGeometry {
  const build = buildOf(answers)
  const [width, height] = usual[answers.doorType ?? 'swing']
  const widthInches = answers.widthInches ?? (answers.double ? width * 2 : width)
  const heightInches = answers.heightInches ?? height
  const side = build ? around[build] : plain
  const across = stage.width - stage.left - stage.right - side.left - side.right
  const up = floorY - stage.top - side.top
  const scale = Math.min(
    across / (widthInches * (1 + side.leftWidths + side.rightWidths)),
    up / (heightInches * (1 + side.topHeights)),
  )
  const w = Math.max(minSize, widthInches * scale)
  const h = Math.max(minSize, heightInches * scale)
  const totalWidth = side.left + side.right + w * (1 + side.leftWidths + side.rightWidths)
  const free = stage.width - stage.left - stage.right - totalWidth
  const x = stage.left + free / 2 + side.left + w * side.leftWidths
  return { ...answers, build, widthInches, heightInches, scale, opening: { x, y: floorY - h, w, h } }
}

/** Returns the door's build, or the default build of its type if unknown. */
function buildOf({ doorType, build }: Answers): DoorBuild | undefined {
  if (build !== undefined || doorType === undefined) return build
  return doorBuilds[doorType][0]
}

export function leavesOf({ x, y, w, h }: Box, count: number, gap: number): NamedBox[] {
  const each = Math.max(1, (w - gap * (count - 1)) / count)
  return Array.from({ length: count }, (_, at) => ({
    name: `leaf ${at}`,
    x: x + at * (each + gap),
    y,
    w: each,
    h,
  }))
}

const axis = (stage.left + stage.width - stage.right) / 2

/**
 * True if a single-leaf door is for the opposite hand of its drawing. Hinged doors are drawn left-hand, with hinges on
 * the left; slide doors are drawn right-hand, with the panel opening to the right.
 */
export function isMirrored({ doorType, build, double }: Answers, direction: DoorDirection | null): boolean {
  if (double || build === 'Biparting') return false
  if (doorType === 'slide') return direction === 'LH'
  return (doorType === 'swing' || doorType === 'traffic') && direction === 'RH'
}

export const mirroring = `matrix(-1 0 0 1 ${axis * 2} 0)`

export function mirroredBox(box: Box): Box {
  return { ...box, x: axis * 2 - box.x - box.w }
}

/** Grows a box on some sides; negative values shrink it, to no less than a line. */
export function grown(
  { x, y, w, h }: Box,
  by: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>,
): Box {
  const { left = 0, right = 0, top = 0, bottom = 0 } = by
  return { x: x - left, y: y - top, w: Math.max(0, w + left + right), h: Math.max(0, h + top + bottom) }
}

export function between(least: number, length: number, most: number): number {
  return Math.min(most, Math.max(least, length))
}
