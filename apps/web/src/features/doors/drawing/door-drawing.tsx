import type { DoorType } from '@mullion/domain/doors/door'
import type { Answers } from '@mullion/domain/doors/flow'
import type { DoorDirection } from '@mullion/domain/doors/registered-door'
import type { ReactNode } from 'react'
import paint from '../../../ui/drawing.module.css'
import { DimensionLines } from './dimension-lines.tsx'
import classes from './door-drawing.module.css'
import {
  type DrawnDoor,
  drawnDoor,
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

/** A corner of the door where an answer shows best. */
export type Near = 'bottom' | 'hinge' | undefined

export interface DoorDrawingProps {
  /** As much as is known of the door. */
  readonly door: Answers
  readonly serialNumber?: string | null
  /** The hand that the register says it has; null where that is not known. */
  readonly direction?: DoorDirection | null
  /** What of the calculation is marked on the door; the gaskets, unless told otherwise. */
  readonly highlight?: Highlight
  /** A small picture beside words that say the same: no measures, no words of its own. */
  readonly plain?: boolean
  /** What a small picture is drawn large for. */
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

/** Wall and floor go on where there is more room than the drawing takes. */
const beyond = { x: -stage.width, width: stage.width * 3 } as const
const nearSize = { width: 152, height: 140 } as const

/** What is seen: all with the measures, the door alone, or one of its corners. */
function viewOf({ opening: { x, y } }: DrawnDoor, plain: boolean, near: Near): string {
  if (!plain) return `0 0 ${stage.width} ${stage.height}`
  const { width, height } = nearSize
  if (near === 'bottom') return `${x - 30} ${floorY + 18 - height} ${width} ${height}`
  return near === 'hinge' ? `${x - 26} ${y - 18} ${width} ${height}` : plainBox
}

/** All that is made of a door, in the way that its kind is built. */
function Build({ door, highlight }: StyleProps) {
  const Style = door.doorType && drawings[door.doorType]
  if (Style) return <Style door={door} highlight={highlight} />
  return (
    <g className={classes.door}>
      <Frame opening={door.opening} sill={0} />
    </g>
  )
}

/** A door from the front, to scale; what is not known of it yet is drawn as it usually is. */
export function DoorDrawing(props: DoorDrawingProps) {
  const { door, serialNumber = null, direction = null, highlight = 'gasket' } = props
  const { plain = false, near, className } = props
  const drawn = drawnDoor(door)
  const mirrored = isMirrored(drawn, direction)
  return (
    <svg
      viewBox={viewOf(drawn, plain, near)}
      className={`${classes.drawing} ${className ?? ''}`}
      data-plain={plain || undefined}
      role="img"
      aria-label={doorLabel(door, { serialNumber, direction })}
      aria-hidden={plain || undefined}
    >
      {!plain && <rect className={paint.wall} {...beyond} height={floorY} />}
      <rect className={paint.floor} {...beyond} y={floorY} height={plain && !near ? 6 : 12} />
      <g transform={mirrored ? mirroring : undefined}>
        <Build door={drawn} highlight={highlight} />
      </g>
      {!plain && (
        <DimensionLines
          opening={mirrored ? mirroredBox(drawn.opening) : drawn.opening}
          widthInches={door.widthInches ?? null}
          heightInches={door.heightInches ?? null}
        />
      )}
    </svg>
  )
}
