import { hasSweep } from '@mullion/domain/doors/calculated-part'
import classes from './door-drawing.module.css'
import { type Box, between, grown, leavesOf } from './door-geometry.ts'
import { GasketRuns, gasketSides, HeaterRun, Piece, Sweep } from './pieces.tsx'
import { Frame, Handle, heaterInset, type StyleProps, sillOf } from './swing-drawing.tsx'

const overlap = 6
const trackHeight = 9

export function Operator({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <Piece box={{ x, y, w: 46, h: 22 }} of="cover" round={4} />
      <path className={classes.handle} d={`M${x + 25} ${y + 4}l-7 8h5l-2 7 8-9h-5l3-6z`} />
    </g>
  )
}

function Hangers({ panel, trackY }: { readonly panel: Box; readonly trackY: number }) {
  return [0.18, 0.82].map((place) => {
    const x = panel.x + panel.w * place
    return (
      <g key={place}>
        <Piece box={{ x: x - 2, y: trackY + 4, w: 4, h: panel.y - trackY + 4 }} of="metal" />
        <circle className={classes.wheel} cx={x} cy={trackY + trackHeight / 2} r={4.5} />
      </g>
    )
  })
}

function OpeningArrow({ panel, toRight }: { readonly panel: Box; readonly toRight: boolean }) {
  const long = between(8, panel.w * 0.3, 46) * (toRight ? 1 : -1)
  const x = panel.x + panel.w / 2 - long / 2
  const head = toRight ? -6 : 6
  return (
    <path
      className={classes.arrow}
      d={`M${x} ${panel.y + panel.h * 0.3}h${long}m${head} -5l${-head} 5l${head} 5`}
    />
  )
}

interface PanelProps extends StyleProps {
  readonly panel: Box
  readonly trackY: number
  readonly toRight: boolean
  readonly sill: boolean
}

function Panel({ panel, trackY, toRight, sill, door, highlight }: PanelProps) {
  const meeting = toRight ? 'left' : 'right'
  const edge = grown(panel, toRight ? { left: -5, right: 5 - panel.w } : { right: -5, left: 5 - panel.w })
  return (
    <>
      <Hangers panel={panel} trackY={trackY} />
      <Piece box={panel} of="leaf" round={2} />
      {hasSweep({ bottom: door.bottom ?? null }) && <Sweep box={panel} highlight={highlight} />}
      <GasketRuns box={panel} sides={gasketSides(sill)} highlight={highlight} />
      <GasketRuns box={grown(edge, { top: -4, bottom: -4 })} sides={[meeting]} highlight={highlight} />
      <Handle leaf={grown(panel, toRight ? { left: -4 } : { right: -4 })} atRight={!toRight} />
      <OpeningArrow panel={panel} toRight={toRight} />
    </>
  )
}

export function SlideDrawing({ door, highlight }: StyleProps) {
  const { opening, build, powerOperated } = door
  const parting = build === 'Biparting'
  const sill = sillOf(door)
  const covered = grown(opening, {
    left: overlap,
    right: overlap,
    top: overlap,
    bottom: -Math.max(2, sill / 2),
  })
  const open = opening.w * (parting ? 0.07 : 0.12)
  const trackY = covered.y - 17
  const reach = parting ? opening.w / 2 : opening.w * 0.9
  const track = {
    x: covered.x - (parting ? reach : 4),
    y: trackY,
    w: covered.w + reach * (parting ? 2 : 1) + 4,
    h: trackHeight,
  }
  return (
    <g>
      <Frame opening={opening} sill={sill} />
      <HeaterRun box={grown(opening, heaterInset)} highlight={highlight} sill={sill > 0} />
      <Piece box={track} of="metal" round={2} />
      {leavesOf(covered, parting ? 2 : 1, 0).map((leaf, at) => {
        const toRight = !parting || at === 1
        const panel = { ...leaf, x: leaf.x + (toRight ? open : -open) }
        return <Panel key={leaf.name} {...{ panel, trackY, toRight, door, highlight }} sill={sill > 0} />
      })}
      {powerOperated && <Operator x={opening.x + opening.w / 2 - 23} y={trackY - 21} />}
    </g>
  )
}
