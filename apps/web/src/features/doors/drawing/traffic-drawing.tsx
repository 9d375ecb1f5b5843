import { traffic } from '@mullion/domain/doors/gasket-constants'
import paint from '../../../ui/drawing.module.css'
import { type Box, between, grown, leavesOf } from './door-geometry.ts'
import { GasketRuns, gasketSides, Piece } from './pieces.tsx'
import { Frame, type StyleProps } from './swing-drawing.tsx'

function ColdswingFace({ leaf }: { readonly leaf: Box }) {
  const w = leaf.w * 0.5
  return (
    <>
      <Piece
        box={{ x: leaf.x + (leaf.w - w) / 2, y: leaf.y + leaf.h * 0.14, w, h: leaf.h * 0.24 }}
        of="glass"
        round={w * 0.16}
      />
      <Piece
        box={grown(leaf, {
          left: -leaf.w * 0.08,
          right: -leaf.w * 0.08,
          top: -leaf.h * 0.56,
          bottom: -leaf.h * 0.24,
        })}
        of="rubber"
        round={between(2, leaf.w * 0.1, 14)}
      />
    </>
  )
}

function SaniswingFace({ leaf }: { readonly leaf: Box }) {
  const r = Math.min(leaf.w * 0.22, leaf.h * 0.12)
  return (
    <>
      <circle className={paint.glass} cx={leaf.x + leaf.w / 2} cy={leaf.y + leaf.h * 0.24} r={r} />
      <Piece box={grown(leaf, { top: -leaf.h * 0.6 })} of="steel" />
    </>
  )
}

interface LeafRunsProps extends StyleProps {
  readonly leaf: Box
}

function LeafRuns({ leaf, door, highlight }: LeafRunsProps) {
  if (door.gasketing === 'Fingersafe') {
    const free = Math.min(leaf.h, traffic.fingersafeFreeInches * door.scale)
    return <GasketRuns box={grown(leaf, { bottom: -free })} sides={['left', 'right']} highlight={highlight} />
  }
  const full = door.gasketing === 'Full Gasketing'
  // The gaskets of a Saniswing are hidden until their style is chosen.
  if (door.build === 'Saniswing' && !full) return null
  return <GasketRuns box={leaf} sides={gasketSides(full)} highlight={highlight} />
}

export function TrafficDrawing({ door, highlight }: StyleProps) {
  const { opening, double = false, build } = door
  const clear = between(2, door.scale, 4)
  const inside = grown(opening, { left: -clear, right: -clear, top: -clear, bottom: -clear * 2 })
  const Face = build === 'Saniswing' ? SaniswingFace : ColdswingFace
  return (
    <g>
      <Frame opening={opening} sill={0} />
      {leavesOf(inside, double ? 2 : 1, clear).map((leaf, at) => (
        <g key={leaf.name}>
          <Piece box={leaf} of="leaf" round={2} />
          <Face leaf={leaf} />
          <LeafRuns {...{ leaf, door, highlight }} />
          {[0, 0.94].map((place) => (
            <Piece
              key={place}
              box={{
                x: at === 1 ? leaf.x + leaf.w - 4 : leaf.x - 8,
                y: leaf.y + leaf.h * place,
                w: 12,
                h: between(4, leaf.h * 0.05, 10),
              }}
              of="hinge"
              round={2}
            />
          ))}
        </g>
      ))}
    </g>
  )
}
