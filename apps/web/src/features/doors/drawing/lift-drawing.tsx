import { hasSweepBottom } from '@mullion/domain/doors/calculated-part'
import { sectionCount } from '@mullion/domain/doors/gaskets'
import classes from './door-drawing.module.css'
import { type Box, grown, type NamedBox } from './door-geometry.ts'
import { GasketRuns, gasketSides, HeaterRun, Piece } from './pieces.tsx'
import { Operator } from './slide-drawing.tsx'
import { Frame, heaterInset, type StyleProps, sillOf } from './swing-drawing.tsx'

const trackWidth = 6

function Tracks({ opening, top }: { readonly opening: Box; readonly top: number }) {
  const h = opening.y + opening.h - top
  return (
    <>
      <Piece box={{ x: opening.x - 17, y: top, w: trackWidth, h }} of="metal" round={2} />
      <Piece
        box={{ x: opening.x + opening.w + 17 - trackWidth, y: top, w: trackWidth, h }}
        of="metal"
        round={2}
      />
    </>
  )
}

function Shaft({ opening, y }: { readonly opening: Box; readonly y: number }) {
  const right = opening.x + opening.w
  return (
    <>
      <Piece box={{ x: opening.x - 18, y: y - 2, w: opening.w + 36, h: 4 }} of="metal" />
      <circle className={classes.wheel} cx={opening.x - 14} cy={y} r={7} />
      <circle className={classes.wheel} cx={right + 14} cy={y} r={7} />
    </>
  )
}

/** A vertical lift door, slightly raised in its tracks. */
export function VerticalDrawing({ door, highlight }: StyleProps) {
  const { opening, powerOperated, bottom = null } = door
  const sill = sillOf(door)
  const covered = grown(opening, { left: 6, right: 6, top: 6, bottom: -Math.max(2, sill / 2) })
  const panel = { ...covered, y: covered.y - opening.h * 0.1 }
  const top = opening.y - opening.h * 0.72
  const sides = sill > 0 || hasSweepBottom({ bottom })
  const arrow = `M${panel.x + panel.w / 2} ${panel.y + panel.h * 0.6}v-34m-5 6l5 -6l5 6`
  return (
    <g>
      <Frame opening={opening} sill={sill} />
      <HeaterRun box={grown(opening, heaterInset)} highlight={highlight} sill={sill > 0} />
      <Tracks opening={opening} top={top} />
      <Shaft opening={opening} y={top - 4} />
      <path
        className={classes.cable}
        d={`M${opening.x - 8} ${top}V${panel.y}M${opening.x + opening.w + 8} ${top}V${panel.y}`}
      />
      <Piece box={panel} of="leaf" round={2} />
      {hasSweepBottom({ bottom }) && <Piece box={grown(panel, { top: 7 - panel.h })} of="rubber" />}
      <GasketRuns box={panel} sides={gasketSides(sides)} highlight={highlight} />
      <path className={classes.arrow} d={arrow} />
      {powerOperated && <Operator x={opening.x + opening.w / 2 - 23} y={top - 15} />}
    </g>
  )
}

function sectionsOf(panel: Box, heightInches: number): NamedBox[] {
  const count = sectionCount({ heightInches })
  const h = panel.h / count
  return Array.from({ length: count }, (_, at) => ({
    name: `section ${at}`,
    ...panel,
    y: panel.y + at * h,
    h,
  }))
}

export function SectionalDrawing({ door, highlight }: StyleProps) {
  const { opening, powerOperated, heightInches } = door
  const panel = grown(opening, { left: 5, right: 5, top: 5, bottom: -2 })
  const shaftY = opening.y - 26
  const springs = [0.2, 0.56].map((place) => ({
    x: opening.x + opening.w * place,
    y: shaftY - 5,
    w: opening.w * 0.24,
    h: 10,
  }))
  return (
    <g>
      <Frame opening={opening} sill={0} />
      <HeaterRun box={grown(opening, heaterInset)} highlight={highlight} sill={false} />
      <Tracks opening={opening} top={opening.y - 20} />
      <Shaft opening={opening} y={shaftY} />
      {springs.map((box) => (
        <Piece key={box.x} box={box} of="cover" round={4} />
      ))}
      {sectionsOf(panel, heightInches).map((section, at) => (
        <g key={section.name}>
          <Piece box={section} of="leaf" />
          {at > 0 && <GasketRuns box={section} sides={['top']} highlight={highlight} />}
          <HeaterRun
            box={grown(section, { left: -8, right: -8, top: -section.h / 2, bottom: -section.h / 2 })}
            highlight={highlight}
            sill={false}
          />
        </g>
      ))}
      <Piece box={grown(panel, { top: 6 - panel.h })} of="rubber" />
      <GasketRuns box={panel} sides={gasketSides(true)} highlight={highlight} />
      {powerOperated && <Operator x={opening.x + opening.w / 2 - 23} y={shaftY - 17} />}
    </g>
  )
}
