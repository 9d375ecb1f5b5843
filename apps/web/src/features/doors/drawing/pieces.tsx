import paint from '../../../ui/drawing.module.css'
import classes from './door-drawing.module.css'
import type { Box } from './door-geometry.ts'

const materials = { ...paint, ...classes }

type Structure = 'frame' | 'opening' | 'leaf' | 'inset' | 'glass' | 'hinge' | 'handle'
type Material = Structure | 'metal' | 'steel' | 'cover' | 'rubber'

export interface PieceProps {
  readonly box: Box
  readonly of: Material
  readonly round?: number
}

/** A rectangle of a material; animates when an answer moves it. */
export function Piece({ box: { x, y, w, h }, of, round }: PieceProps) {
  return <rect className={materials[of]} x={x} y={y} width={w} height={h} rx={round} />
}

/** The calculated parts to highlight: the gaskets, or the heater wire in the frame. */
export type Highlight = 'gasket' | 'heater' | null

export interface RunsProps {
  readonly box: Box
  readonly sides: readonly ('left' | 'right' | 'top' | 'bottom')[]
  readonly highlight: Highlight
}

/** The sides of a leaf with gaskets: all four if it closes onto a sill. */
export const gasketSides = (sill: boolean): RunsProps['sides'] =>
  sill ? ['left', 'right', 'top', 'bottom'] : ['left', 'right', 'top']

const runWidth = 4

function runBox({ x, y, w, h }: Box, side: RunsProps['sides'][number]): Box {
  const half = runWidth / 2
  if (side === 'left') return { x: x - half, y: y - half, w: runWidth, h: h + runWidth }
  if (side === 'right') return { x: x + w - half, y: y - half, w: runWidth, h: h + runWidth }
  if (side === 'top') return { x: x - half, y: y - half, w: w + runWidth, h: runWidth }
  return { x: x - half, y: y + h - half, w: w + runWidth, h: runWidth }
}

/** Gaskets along the sides of a leaf or panel, as strips in their own color. */
export function GasketRuns({ box, sides, highlight }: RunsProps) {
  if (highlight !== 'gasket') return null
  return sides.map((side) => {
    const { x, y, w, h } = runBox(box, side)
    return <rect key={side} className={classes.run} x={x} y={y} width={w} height={h} rx={runWidth / 2} />
  })
}

export function HeaterRun({ box, highlight, sill }: Omit<RunsProps, 'sides'> & { readonly sill: boolean }) {
  if (highlight !== 'heater') return null
  const { x, y, w, h } = box
  const path = `M${x} ${y + h}V${y}H${x + w}V${y + h}${sill ? 'Z' : ''}`
  return <path className={classes.wire} d={path} />
}

export function Sweep({ box: { x, y, w, h }, highlight }: Omit<RunsProps, 'sides'>) {
  const strip = Math.min(8, h / 6)
  const box = { x, y: y + h - strip, w, h: strip }
  return (
    <>
      <Piece box={box} of="rubber" />
      <path
        className={classes.fins}
        d={`M${x} ${y + h - strip / 2}h${w}`}
        data-run={highlight === 'gasket' || undefined}
      />
    </>
  )
}
