import { hasHighSill, hasSweep } from '@mullion/domain/doors/calculated-part'
import type { Hinge } from '@mullion/domain/doors/door'
import {
  type Box,
  between,
  type DoorGeometry,
  floorY,
  grown,
  leavesOf,
  type NamedBox,
} from './door-geometry.ts'
import { GasketRuns, gasketSides, HeaterRun, type Highlight, Piece, Sweep } from './pieces.tsx'

export interface StyleProps {
  readonly door: DoorGeometry
  readonly highlight: Highlight
}

const frameWidth = 12
const strapInches = 18

interface HingesProps {
  readonly leaf: Box
  readonly atRight: boolean
  readonly kind: Hinge | null
  readonly scale: number
}

function hingeBoxes(kind: Hinge | null, at: Omit<HingesProps, 'kind'> & { readonly y: number }): NamedBox[] {
  const { leaf, atRight, scale, y } = at
  const size = between(5, leaf.h * 0.05, 12)
  const edge = atRight ? leaf.x + leaf.w : leaf.x
  const from = (out: number, w: number) => (atRight ? edge + out - w : edge - out)
  const barrel = { name: 'barrel', x: from(size * 0.9, size * 0.7), y, w: size * 0.7, h: size * 1.5 }
  if (kind === '18-inch Strap') {
    const long = between(size * 2, strapInches * scale, leaf.w * 0.8)
    return [{ name: 'strap', x: from(size * 0.9, long), y: y + size * 0.4, w: long, h: size * 0.7 }, barrel]
  }
  const plate = {
    name: 'plate',
    x: from(size * 0.6, size * 2),
    y: y + size * 0.1,
    w: size * 2,
    h: size * 1.3,
  }
  return kind === "Cam-Lift 'Component'"
    ? [plate, barrel, { ...barrel, name: 'cam', y: y + size * 0.7, h: size * 0.8 }]
    : [plate, barrel]
}

function Hinges({ leaf, atRight, kind, scale }: HingesProps) {
  const places = leaf.h > 170 ? [0.1, 0.46, 0.82] : [0.12, 0.78]
  const material = kind === 'Cam-Lift Stainless' ? 'steel' : 'hinge'
  return places.flatMap((place) =>
    hingeBoxes(kind, { leaf, atRight, scale, y: leaf.y + leaf.h * place }).map((box) => (
      <Piece key={`${place} ${box.name}`} box={box} of={material} round={2} />
    )),
  )
}

export function Handle({ leaf, atRight }: { readonly leaf: Box; readonly atRight: boolean }) {
  const w = between(2.5, leaf.w * 0.05, 6)
  const h = between(8, leaf.h * 0.14, 34)
  const inset = between(4, leaf.w * 0.09, 14)
  const x = atRight ? leaf.x + leaf.w - inset - w : leaf.x + inset
  return <Piece box={{ x, y: leaf.y + leaf.h * 0.52, w, h }} of="handle" round={w / 2} />
}

export function Frame({ opening, sill }: { readonly opening: Box; readonly sill: number }) {
  return (
    <>
      <Piece box={grown(opening, { left: frameWidth, right: frameWidth, top: frameWidth })} of="frame" />
      <Piece box={opening} of="opening" />
      {sill > 0 && (
        <Piece
          box={{ x: opening.x - frameWidth, y: floorY - sill, w: opening.w + frameWidth * 2, h: sill }}
          of="frame"
        />
      )}
    </>
  )
}

/** Returns the drawn height of a high sill; 0 if the door has none. */
export function sillOf(door: DoorGeometry): number {
  return hasHighSill({ bottom: door.bottom ?? null }) ? between(4, door.opening.h * 0.045, 11) : 0
}

function Leaf({ leaf, flush, sweeps, ...hung }: LeafProps) {
  const { atRight, door, highlight, sill } = hung
  return (
    <>
      <Piece box={leaf} of="leaf" round={flush ? 1 : 3} />
      {flush && (
        <Piece box={grown(leaf, { left: -7, right: -7, top: -7, bottom: -12 })} of="inset" round={2} />
      )}
      {sweeps && <Sweep box={leaf} highlight={highlight} />}
      <GasketRuns box={leaf} sides={gasketSides(sill)} highlight={highlight} />
      <Hinges leaf={leaf} atRight={atRight} kind={door.hinge ?? null} scale={door.scale} />
      <Handle leaf={leaf} atRight={!atRight} />
    </>
  )
}

interface LeafProps extends StyleProps {
  readonly leaf: Box
  /** Flush doors close into their frame, others against it. */
  readonly flush: boolean
  readonly sweeps: boolean
  readonly sill: boolean
  readonly atRight: boolean
}

export function SwingDrawing({ door, highlight }: StyleProps) {
  const { opening, build, double = false, bottom = null } = door
  const flush = build === 'ESS-1' || build === 'ESS-2'
  const sill = build === 'ESS-2' ? 0 : sillOf(door)
  const sweeps = build === 'ESS-2' || hasSweep({ bottom })
  const over = flush ? -2 : 5
  const covered = grown(opening, { left: over, right: over, top: over, bottom: -Math.max(sill, 3) })
  return (
    <g>
      <Frame opening={opening} sill={sill} />
      {leavesOf(covered, double ? 2 : 1, 3).map((leaf, at) => (
        <Leaf
          key={leaf.name}
          {...{ leaf, flush, sweeps, door, highlight }}
          sill={sill > 0}
          atRight={at === 1}
        />
      ))}
      <HeaterRun box={grown(opening, heaterInset)} highlight={highlight} sill={sill > 0} />
    </g>
  )
}

/** Position of the heater wire: in the frame, around the opening. */
export const heaterInset = { left: frameWidth - 4, right: frameWidth - 4, top: frameWidth - 4 } as const
