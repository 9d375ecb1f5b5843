import {
  type PartDrawing as Drawing,
  type DrawnDimension,
  type DrawnPart,
  type DrawnView,
  drawingText,
  partDrawing,
} from '@mullion/domain/catalog/drawing/part-drawing'
import type { Shape, ViewSize } from '@mullion/domain/catalog/drawing/shape'
import { formatInches } from '@mullion/domain/inches'
import classes from './part-drawing.module.css'

const stage = {
  width: 440,
  left: 56,
  right: 34,
  between: 72,
  top: 16,
  above: 30,
  below: 58,
  tallest: 232,
} as const

/** Profiles of about the same size are drawn at the same scale, in units per inch, so that they can be compared. */
const profileScales = [160, 80, 56] as const

function scaleOf(views: readonly DrawnView[]): number {
  const wide = views.reduce((sum, { size }) => sum + size.w, 0)
  const high = Math.max(...views.map(({ size }) => size.h))
  const free = stage.width - stage.left - stage.right - stage.between * (views.length - 1)
  const fits = Math.min(free / wide, stage.tallest / high)
  if (views[0]?.name !== 'Cross-section') return fits
  return high < 0.4 ? Math.min(fits, 400) : (profileScales.find((each) => each <= fits) ?? fits)
}

function Mark({ shape }: { readonly shape: Shape }) {
  const className = classes[shape.of]
  if (shape.kind === 'box') {
    const { x, y, w, h, round } = shape
    return <rect className={className} x={x} y={y} width={w} height={h} rx={round} />
  }
  if (shape.kind === 'round') {
    return <ellipse className={className} cx={shape.x} cy={shape.y} rx={shape.rx} ry={shape.ry} />
  }
  const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ')
  return shape.closed ? (
    <polygon className={className} points={points} />
  ) : (
    <polyline className={className} points={points} />
  )
}

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing have an order and no other name
  return shapes.map((shape, at) => <Mark key={at} shape={shape} />)
}

interface Arrows {
  readonly from: number
  readonly to: number
}

const tip = 7
/** Arrows of shorter distances point inward from outside. */
const shortest = 26

/** The line of a dimension along x, with its arrows; vertical ones are turned. */
function arrowPath({ from, to }: Arrows): string {
  const head = (x: number, by: number) => `M${x} 0l${by} -2.6v5.2z`
  if (to - from >= shortest) return `M${from} 0H${to}${head(from, tip)}${head(to, -tip)}`
  return `M${from - 16} 0H${from}M${to} 0H${to + 16}${head(from, -tip)}${head(to, tip)}`
}

interface DimensionProps {
  readonly dimension: DrawnDimension
  readonly view: DrawnView
  readonly scale: number
}

/** A dimension in the view's own units; what is mirrored is measured from the other side. */
function Dimension({ dimension, view, scale }: DimensionProps) {
  const { side, inches } = dimension
  const { w, h } = { w: view.size.w * scale, h: view.size.h * scale }
  const [from, to] = [dimension.from * scale, dimension.to * scale]
  const text = formatInches(inches)
  if (side === 'left') {
    const x = -20
    return (
      <g>
        <path className={classes.leader} d={`M-4 ${from}H${x - 5}M-4 ${to}H${x - 5}`} />
        <path
          className={classes.arrow}
          d={arrowPath({ from, to })}
          transform={`translate(${x} 0) rotate(90)`}
        />
        <text textAnchor="middle" transform={`translate(${x - 8} ${(from + to) / 2}) rotate(-90)`}>
          {text}
        </text>
      </g>
    )
  }
  const [near, y, textY] = side === 'below' ? [h + 4, h + 18, h + 36] : [-4, -14, -21]
  const end = side === 'below' ? y + 5 : y - 5
  return (
    <g>
      <path className={classes.leader} d={`M${from} ${near}V${end}M${to} ${near}V${end}`} />
      <path className={classes.arrow} d={arrowPath({ from, to })} transform={`translate(0 ${y})`} />
      <text textAnchor="middle" x={Math.min(w + 20, (from + to) / 2)} y={textY}>
        {text}
      </text>
    </g>
  )
}

/** A gap with jagged edges, in drawing units. */
function Break({ w, h }: ViewSize) {
  const edge = (x: number) => `M${x} -4l5 ${h * 0.25 + 2}l-10 ${h * 0.5 + 4}l5 ${h * 0.25 + 2}`
  const [left, right] = [w / 2 - 7, w / 2 + 7]
  return (
    <>
      <path
        className={classes.gap}
        d={`${edge(left)}h14l5 -${h * 0.25 + 2}l-10 -${h * 0.5 + 4}l5 -${h * 0.25 + 2}z`}
      />
      <path className={classes.torn} d={edge(left) + edge(right)} />
    </>
  )
}

function View({ view, scale }: { readonly view: DrawnView; readonly scale: number }) {
  const [w, h] = [view.size.w * scale, view.size.h * scale]
  const across = view.mirrored ? `translate(${w} 0) scale(${-scale} ${scale})` : `scale(${scale})`
  return (
    <>
      <g className={classes.shapes} transform={across}>
        <Shapes shapes={view.shapes} />
      </g>
      {view.broken && <Break w={w} h={h} />}
      {view.dimensions.map((dimension) => (
        <Dimension key={dimension.name} dimension={dimension} view={view} scale={scale} />
      ))}
      <text className={classes.name} textAnchor="middle" x={w / 2} y={h + 54}>
        {view.name}
      </text>
    </>
  )
}

function captionOf({ hand, kind, views }: Drawing): string {
  const side = hand ? `${hand === 'LH' ? 'Left' : 'Right'} hand. ` : ''
  if (kind === 'pack') return `${side}Size of the package.`
  const isBroken = views.some(({ broken }) => broken)
  return `${side}${isBroken ? 'Shortened to fit' : 'Outline to scale'}, details simplified.`
}

/** A part from the front and the side, with its dimensions; nothing for a part without any. */
export function PartDrawing({ part }: { readonly part: DrawnPart }) {
  const drawing = partDrawing(part)
  if (!drawing) return null
  const { views } = drawing
  const scale = scaleOf(views)
  const high = Math.max(...views.map(({ size }) => size.h)) * scale
  const isMarkedAbove = views.some(({ dimensions }) => dimensions.some(({ side }) => side === 'above'))
  const top = stage.top + (isMarkedAbove ? stage.above : 0)
  const wide = views.reduce((sum, { size }) => sum + size.w * scale, stage.between * (views.length - 1))
  const start = stage.left + (stage.width - stage.left - stage.right - wide) / 2
  const places = views.map((_, at) =>
    views.slice(0, at).reduce((sum, { size }) => sum + size.w * scale + stage.between, start),
  )
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${stage.width} ${top + high + stage.below}`}
        role="img"
        aria-label={`Drawing. ${drawingText(drawing)}`}
      >
        {views.map((view, at) => (
          <g key={view.name} transform={`translate(${places[at]} ${top + high - view.size.h * scale})`}>
            <View view={view} scale={scale} />
          </g>
        ))}
      </svg>
      <figcaption className={classes.caption}>{captionOf(drawing)}</figcaption>
    </figure>
  )
}

export const hasDrawing = (part: DrawnPart): boolean => partDrawing(part) !== null

export interface PartOutlineProps {
  readonly part: DrawnPart
  /** The largest front of the parts it is shown with, so that all have one scale. */
  readonly largest: ViewSize
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const frontOf = (part: DrawnPart): DrawnView | undefined => partDrawing(part, { whole: true })?.views[0]

/** The largest first view of these parts, in inches; null if all look alike or none has any. */
export function largestView(parts: readonly DrawnPart[]): ViewSize | null {
  const views = parts.map(frontOf)
  const sizes = views.flatMap((view) => view?.size ?? [])
  const looks = views.map((view) =>
    JSON.stringify([view?.size, view?.mirrored, view?.shapes.map(({ of }) => of)]),
  )
  if (sizes.length === 0 || new Set(looks).size === 1) return null
  return { w: Math.max(...sizes.map(({ w }) => w)), h: Math.max(...sizes.map(({ h }) => h)) }
}

/** A small picture of a part beside others at the same scale, without dimensions; the text beside it says the same. */
export function PartOutline({ part, largest, width, height }: PartOutlineProps) {
  const view = frontOf(part)
  if (!view) return <span className={classes.outline} style={{ width, height }} />
  const scale = Math.min((width - 4) / largest.w, (height - 4) / largest.h)
  const [w, h] = [view.size.w * scale, view.size.h * scale]
  const across = view.mirrored ? `translate(${w} 0) scale(${-scale} ${scale})` : `scale(${scale})`
  return (
    <svg
      className={`${classes.drawing} ${classes.outline}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width, height }}
      aria-hidden="true"
    >
      <g transform={`translate(2 ${(height - h) / 2})`}>
        <g className={classes.shapes} transform={across}>
          <Shapes shapes={view.shapes} />
        </g>
      </g>
    </svg>
  )
}

export interface PartThumbnailProps {
  readonly part: DrawnPart
  /** The width and height of its place, in pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** The front of a part as a small picture; what it shows is said by what has it. */
export function PartThumbnail({ part, size, className }: PartThumbnailProps) {
  const view = frontOf(part)
  if (!view) return null
  const { w, h } = view.size
  const scale = (size - 8) / Math.max(w, h)
  return (
    <span className={className}>
      <PartOutline part={part} largest={view.size} width={w * scale + 4} height={h * scale + 4} />
    </span>
  )
}
