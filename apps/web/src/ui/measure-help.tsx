import '@mantine/core/styles/Popover.layer.css'
import { Popover, Text } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import paint from './drawing.module.css'
import classes from './measure-help.module.css'

export type Measured = 'opening' | 'hand' | 'offset' | 'dart'

/** A dimension between two places, with ticks at its ends. */
function Line({ d, text, x, y }: { d: string; text: string; x: number; y: number }) {
  return (
    <>
      <path className={classes.measure} d={d} />
      <text className={classes.label} x={x} y={y} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

const opening = (
  <>
    <path className={paint.floor} d="M20 146h220v8H20z" />
    <path className={paint.frame} d="M70 18h120v128h-14V32H84v114H70z" />
    <path className={paint.leaf} d="M84 32h92v114H84z" />
    <Line d="M84 88h92M84 82v12M176 82v12" text="Width" x={130} y={80} />
    <Line d="M216 32v114M210 32h12M210 146h12" text="Height" x={236} y={24} />
  </>
)

const hand = (
  <>
    {[
      { x: 0, text: 'Left hand', side: 1 },
      { x: 130, text: 'Right hand', side: -1 },
    ].map(({ x, text, side }) => (
      <g key={text} transform={`translate(${x} 0)`}>
        <g transform={side < 0 ? 'matrix(-1 0 0 1 130 0)' : undefined}>
          <path className={paint.frame} d="M4 30h26v14H4zM100 30h26v14h-26z" />
          <path className={paint.leaf} d="M28 44h8v66h-8z" />
          <path className={classes.sweep} d="M36 110a68 68 0 0 0 64 -66" />
          <circle className={paint.hinge} cx="31" cy="45" r="5" />
        </g>
        <circle className={paint.cover} cx="65" cy="122" r="6" />
        <text className={classes.label} x="65" y="150" textAnchor="middle">
          {text}
        </text>
      </g>
    ))}
  </>
)

const offset = (
  <>
    <path className={paint.frame} d="M20 74h92v50H20z" />
    <path className={paint.leaf} d="M118 42h122v60H118z" />
    <path className={paint.hinge} d="M40 68h66v6H40zM124 36h72v6h-72z" />
    <circle className={paint.hinge} cx="115" cy="48" r="9" />
    <path className={classes.edge} d="M20 74h210" />
    <Line d="M218 42v32M212 42h12M212 74h12" text="Offset" x={194} y={63} />
    <text className={classes.label} x="66" y="146" textAnchor="middle">
      Frame
    </text>
    <text className={classes.label} x="180" y="146" textAnchor="middle">
      Door
    </text>
  </>
)

const dart = (
  <>
    <path className={paint.frame} d="M50 70h48v70h64V70h48v84H50z" />
    <path
      className={paint.metal}
      d="M86 52h88v14h-34v10l22 16h-22v10l18 16h-18v4l-10 12l-10 -12v-4h-18l18 -16v-10h-22l22 -16V66H86z"
    />
    <ellipse className={paint.metal} cx="130" cy="34" rx="34" ry="20" />
    <Line d="M98 148h64M98 92v62M162 92v62" text="Dart" x={130} y={142} />
  </>
)

const measures: Readonly<Record<Measured, { ask: string; say: string; drawing: ReactNode }>> = {
  opening: {
    ask: 'How to measure the opening',
    say: 'Measure inside the frame, from jamb to jamb, and from the finished floor to the head.',
    drawing: opening,
  },
  hand: {
    ask: 'How to tell the hand',
    say: 'Stand where the door swings toward you. Hinges on your left make it left hand.',
    drawing: hand,
  },
  offset: {
    ask: 'How to measure the offset',
    say: 'Hold a straightedge on the frame and measure from it to the face of the door.',
    drawing: offset,
  },
  dart: {
    ask: 'How to measure the dart',
    say: 'Pull out a piece of the old gasket and measure across the widest barbs of its foot.',
    drawing: dart,
  },
}

export interface MeasureHelpProps {
  readonly of: Measured
  /** True for the icon alone, beside a short label. */
  readonly short?: boolean
}

/** A button that shows how something is measured, in a drawing and a sentence. */
export function MeasureHelp({ of, short }: MeasureHelpProps) {
  const [opened, setOpened] = useState(false)
  const sentence = useId()
  const { ask, say, drawing } = measures[of]
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" width={300} shadow="md" withArrow>
      <Popover.Target>
        <button
          type="button"
          className={classes.ask}
          aria-label={ask}
          aria-describedby={opened ? sentence : undefined}
          // Escape closes this before the dialog around it.
          data-mantine-stop-propagation={opened}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpened(false)
          }}
          onClick={() => setOpened(!opened)}
        >
          <IconRuler2 size={18} stroke={1.8} aria-hidden />
          {!short && ask}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={ask} bg="var(--surface-raised)" p={12} maw="calc(100vw - 24px)">
        <svg className={classes.drawing} viewBox="0 0 260 158" aria-hidden="true">
          {drawing}
        </svg>
        <Text id={sentence} fz="sm">
          {say}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
