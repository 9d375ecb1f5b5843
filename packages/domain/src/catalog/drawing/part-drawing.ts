import { formatNumber } from '../../number-format.ts'
import { familyName } from '../family-name.ts'
import type { PartSize, PartTag, Unit } from '../part.ts'
import { type Hand, handOfName } from '../part-hand.ts'
import { type DrawnKind, drawnKind } from './drawn-kind.ts'
import { type DrawnFacts, kindShapes } from './kind-shapes.ts'
import type { Shape, ViewSize } from './shape.ts'

/** What a drawing needs to know of a part. */
export interface DrawnPart {
  readonly name: string
  readonly unit: Unit
  readonly size: PartSize
  readonly tags: readonly PartTag[]
}

/** A distance with arrows, from one place of the view to another, in inches along it. */
export interface DrawnDimension {
  readonly name: 'Length' | 'Height' | 'Depth' | 'Offset' | 'Centers'
  readonly side: 'below' | 'left' | 'above'
  readonly from: number
  readonly to: number
  /** What the arrows say: a view with a break is longer than it is drawn. */
  readonly inches: number
}

export interface DrawnView {
  readonly name: 'Front' | 'Side' | 'Cross-section'
  readonly size: ViewSize
  readonly shapes: readonly Shape[]
  readonly dimensions: readonly DrawnDimension[]
  /** True if a long part is drawn shorter, with a gap in its middle. */
  readonly broken: boolean
  /** True for the front of a right-hand part, which is the mirror image of the left-hand one. */
  readonly mirrored: boolean
}

/** A part from its data: the views that its dimensions allow, at one scale. */
export interface PartDrawing {
  readonly kind: DrawnKind
  readonly hand: Hand | null
  readonly views: readonly DrawnView[]
}

/** Longer parts, by length for each inch of height or depth, are drawn with a break. */
const longest = 6
const drawnLong = 4

const known = (inches: number | null): number => (inches !== null && inches > 0 ? inches : 0)

function factsOf({ name }: DrawnPart, kind: DrawnKind): DrawnFacts {
  const { attributes } = familyName(name)
  const first = (of: string) => attributes.find((attribute) => attribute.kind === of)?.values[0] ?? null
  return { offsetInches: first('Offset'), centersInches: kind === 'pull' ? first('Size') : null }
}

const along = (
  name: DrawnDimension['name'],
  side: DrawnDimension['side'],
  [from, to, inches = to - from]: readonly [number, number, number?],
): DrawnDimension => ({ name, side, from, to, inches })

interface Made {
  readonly part: DrawnPart
  readonly kind: DrawnKind
  readonly facts: DrawnFacts
  readonly hand: Hand | null
}

function frontView({ part, kind, facts, hand }: Made, whole: boolean): DrawnView[] {
  const [length, h, depth] = [part.size.lengthInches, part.size.heightInches, part.size.depthInches].map(
    known,
  )
  if (!length || !h || part.unit === 'FT') return []
  const across = Math.max(h, depth ?? 0)
  const broken = !whole && length > across * longest
  const size = { w: broken ? across * drawnLong : length, h }
  const { centersInches: centers } = facts
  const drawnCenters =
    centers !== null && centers < length && !broken
      ? [along('Centers', 'above', [(length - centers) / 2, (length + centers) / 2])]
      : []
  return [
    {
      ...{ name: 'Front', size, broken, mirrored: hand === 'RH' },
      shapes: kindShapes[kind].front(size, facts),
      dimensions: [
        along('Length', 'below', [0, size.w, length]),
        along('Height', 'left', [0, h]),
        ...drawnCenters,
      ],
    },
  ]
}

function sideView({ part, kind, facts }: Made): DrawnView[] {
  const [h, w] = [part.size.heightInches, part.size.depthInches].map(known)
  if (!h || !w) return []
  const size = { w, h }
  const offset = facts.offsetInches
  const isSection = part.unit === 'FT'
  const shownOffset =
    kind === 'cam hinge' && offset && offset < w ? [along('Offset', 'above', [0, offset])] : []
  return [
    {
      ...{ name: isSection ? 'Cross-section' : 'Side', size, broken: false, mirrored: false },
      shapes: kindShapes[kind].side(size, facts),
      dimensions: [
        along('Depth', 'below', [0, w]),
        ...(isSection ? [along('Height', 'left', [0, h])] : []),
        ...shownOffset,
      ],
    },
  ]
}

/**
 * Draws a part from its name, unit, categories and dimensions: front and side, or the cross-section of what is sold by
 * the foot. `whole` draws long parts without a break. Null for a part without the dimensions of any view.
 */
export function partDrawing(part: DrawnPart, { whole = false } = {}): PartDrawing | null {
  const kind = drawnKind(part.name.toUpperCase(), part.tags)
  const hand = handOfName(part.name)
  const made = { part, kind, facts: factsOf(part, kind), hand }
  const views = [...frontView(made, whole), ...sideView(made)]
  return views.length === 0 ? null : { kind, hand, views }
}

/** Says in words what a drawing shows: `Front and side: length 8 in, height 5.5 in, depth 2.25 in. Left hand.` */
export function drawingText({ views, hand }: PartDrawing): string {
  const names = views.map(({ name }) => name).join(' and ')
  const dimensions = views
    .flatMap((view) => view.dimensions)
    .map(({ name, inches }) => `${name.toLowerCase()} ${formatNumber(inches)} in`)
  const shortened = views.some(({ broken }) => broken) ? ' Drawn shorter than it is.' : ''
  const side = hand ? ` ${hand === 'LH' ? 'Left' : 'Right'} hand.` : ''
  const lower = names.charAt(0) + names.slice(1).toLowerCase()
  return `${lower}: ${dimensions.join(', ')}.${side}${shortened}`
}
