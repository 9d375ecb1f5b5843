import { formatInches } from '@mullion/domain/inches'
import classes from './door-drawing.module.css'
import { type Box, floorY } from './door-geometry.ts'

export interface DimensionLinesProps {
  readonly opening: Box
  /** Null if not known yet. */
  readonly widthInches: number | null
  readonly heightInches: number | null
}

/** Dimension lines of the opening, below and beside it; an unknown dimension shows a label instead. */
export function DimensionLines({ opening, widthInches, heightInches }: DimensionLinesProps) {
  const { x, y, w, h } = opening
  const below = floorY + 30
  const beside = 34
  return (
    <g className={classes.measures}>
      <path
        className={classes.leader}
        d={`M${x} ${floorY + 6}V${below + 6}M${x + w} ${floorY + 6}V${below + 6}`}
      />
      <path className={classes.leader} d={`M${beside - 6} ${y}H${x - 18}M${beside - 6} ${y + h}H${x - 18}`} />
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
      <path className={classes.tick} d={`M${x - 4} ${below + 4}l8 -8M${x + w - 4} ${below + 4}l8 -8`} />
      <path className={classes.tick} d={`M${beside - 4} ${y + 4}l8 -8M${beside - 4} ${y + h + 4}l8 -8`} />
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
