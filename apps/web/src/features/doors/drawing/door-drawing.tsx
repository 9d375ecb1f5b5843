import type { DoorType } from '@mullion/domain/doors/door'
import type { Answers } from '@mullion/domain/doors/flow'
import type { DoorDirection } from '@mullion/domain/doors/registered-door'
import { formatInches } from '@mullion/domain/inches'
import type { ReactNode } from 'react'
import box from '../../../ui/box.module.css'
import paint from '../../../ui/drawing.module.css'
import classes from './door-drawing.module.css'
import {
  type Box,
  type DoorGeometry,
  doorGeometry,
  floorY,
  isMirrored,
  mirroredBox,
  mirroring,
  stage,
} from './door-geometry.ts'
import { doorLabel } from './door-label.ts'
import { SectionalDrawing, VerticalDrawing } from './lift-drawing.tsx'
import type { Highlight } from './pieces.tsx'
import { SlideDrawing } from './slide-drawing.tsx'
import { Frame, type StyleProps, SwingDrawing } from './swing-drawing.tsx'
import { TrafficDrawing } from './traffic-drawing.tsx'

interface DimensionLinesProps {
  readonly opening: Box
  readonly widthInches: number | null
  readonly heightInches: number | null
}

/** Dimension lines of the opening, below and beside it; an unknown dimension shows a label instead. */
function DimensionLines({ opening, widthInches, heightInches }: DimensionLinesProps) {
  const { x, y, w, h } = opening
  const below = floorY + 30
  const beside = 34
  return (
    <g>
      <path
        className={classes.leader}
        d={`M${x} ${floorY + 6}V${below + 6}M${x + w} ${floorY + 6}V${below + 6}
          M${beside - 6} ${y}H${x - 18}M${beside - 6} ${y + h}H${x - 18}`}
      />
      <path
        className={classes.measure}
        data-guess={widthInches === null || undefined}
        d={`M${x} ${below}h${w}`}
      />
      <path
        className={classes.measure}
        data-guess={heightInches === null || undefined}
        d={`M${beside} ${y}v${h}`}
      />
      <path
        className={classes.tick}
        d={`M${x - 4} ${below + 4}l8 -8m${w - 8} 8l8 -8M${beside - 4} ${y + 4}l8 -8m-8 ${h + 8}l8 -8`}
      />
      <text className={classes.label} x={x + w / 2} y={below + 21} textAnchor="middle">
        {widthInches === null ? 'Width' : formatInches(widthInches)}
      </text>
      <text
        className={classes.label}
        textAnchor="middle"
        transform={`translate(${beside - 11} ${y + h / 2}) rotate(-90)`}
      >
        {heightInches === null ? 'Height' : formatInches(heightInches)}
      </text>
    </g>
  )
}

type Near = 'bottom' | 'hinge' | undefined

export interface DoorDrawingProps {
  readonly door: Answers
  readonly serialNumber?: string | null
  readonly direction?: DoorDirection | null
  /** Which calculated parts to highlight; gaskets by default. */
  readonly highlight?: Highlight
  /** True for a small picture next to equivalent text, without dimensions or a label. */
  readonly plain?: boolean
  readonly near?: Near
  readonly className?: string | undefined
}

const drawings: Readonly<Record<DoorType, (props: StyleProps) => ReactNode>> = {
  swing: SwingDrawing,
  slide: SlideDrawing,
  vl: VerticalDrawing,
  so: SectionalDrawing,
  traffic: TrafficDrawing,
}

const plainBox = `${stage.left - 8} ${stage.top - 8} ${stage.width - stage.left - stage.right + 16} ${floorY - stage.top + 22}`

/** Wall and floor extend past the drawing, for wider containers. */
const beyond = { x: -stage.width, width: stage.width * 3 } as const
const nearSize = { width: 152, height: 140 } as const

function viewOf({ opening: { x, y } }: DoorGeometry, plain: boolean, near: Near): string {
  if (!plain) return `0 0 ${stage.width} ${stage.height}`
  const { width, height } = nearSize
  if (near === 'bottom') return `${x - 30} ${floorY + 18 - height} ${width} ${height}`
  return near === 'hinge' ? `${x - 26} ${y - 18} ${width} ${height}` : plainBox
}

function Build({ door, highlight }: StyleProps) {
  const Style = door.doorType && drawings[door.doorType]
  return Style ? <Style door={door} highlight={highlight} /> : <Frame opening={door.opening} sill={0} />
}

/** A door from the front, to scale; unknown features are drawn at their usual values. */
export function DoorDrawing(props: DoorDrawingProps) {
  const { door, serialNumber = null, direction = null, highlight = 'gasket' } = props
  const { plain = false, near, className } = props
  const geometry = doorGeometry(door)
  const mirrored = isMirrored(geometry, direction)
  return (
    <svg
      viewBox={viewOf(geometry, plain, near)}
      className={`${classes.drawing} ${className ?? ''}`}
      data-plain={plain || undefined}
      role="img"
      aria-label={doorLabel(door, { serialNumber, direction })}
      aria-hidden={plain || undefined}
    >
      {!plain && <rect className={paint.wall} {...beyond} height={floorY} />}
      <rect className={paint.floor} {...beyond} y={floorY} height={plain && !near ? 6 : 12} />
      <g transform={mirrored ? mirroring : undefined}>
        <Build door={geometry} highlight={highlight} />
      </g>
      {!plain && (
        <DimensionLines
          opening={mirrored ? mirroredBox(geometry.opening) : geometry.opening}
          widthInches={door.widthInches ?? null}
          heightInches={door.heightInches ?? null}
        />
      )}
    </svg>
  )
}

/** A door in a frame of its own, which cuts off wall and floor. */
export function FramedDrawing({ className, ...drawing }: DoorDrawingProps) {
  return (
    <div className={`${box.box} ${classes.framed} ${className ?? ''}`}>
      <DoorDrawing {...drawing} />
    </div>
  )
}
