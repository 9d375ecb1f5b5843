import { Button, Skeleton, Stack } from '@mantine/core'
import { useCalculation } from '@mullion/client/doors/doors.hooks'
import { magneticGasketPart } from '@mullion/domain/doors/calculator-parts'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { type Door, doorKey } from '@mullion/domain/doors/door'
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { OpenedCalculator } from '../../../../lib/calculator-titles.ts'
import { DoorDrawing } from '../../drawing/door-drawing.tsx'
import { FactsList } from '../../facts-list.tsx'
import { PowerSwitch } from '../../power-switch.tsx'
import { SaveDoor } from '../../save-door/save-door.tsx'
import {
  calculatorState,
  changePower,
  doorOfSlide,
  measureAgain,
  modeOf,
  type Slide,
  updateSavedDoor,
} from '../calculator.state.ts'
import type { CalculatorActions } from '../calculator-actions.ts'
import { Calculation } from './calculation.tsx'
import classes from './results.module.css'
import { TakeAlong } from './take-along.tsx'

interface DoorFactsProps {
  readonly door: Door
  readonly found: RegisteredDoor | null
  readonly opened: OpenedCalculator
}

/** The door in words, with controls to change it. */
function DoorFacts({ door, found, opened }: DoorFactsProps) {
  return (
    <>
      <FactsList door={door} found={found} className={classes.facts} />
      {opened !== 'heater' && <PowerSwitch door={door} found={found} onChange={changePower} />}
      {door.gasketing !== 'Magnetic' && (
        <Button
          variant="default"
          h={40}
          data-no-print
          onClick={measureAgain}
          leftSection={<IconRulerMeasure size={18} stroke={1.9} aria-hidden />}
        >
          Change dimensions
        </Button>
      )}
    </>
  )
}

export interface ResultsProps {
  readonly slide: Slide
  readonly actions: CalculatorActions
}

/** Filters the calculation to what was asked for: everything, or just the magnetic gasket. */
function requestedPartsOf(calculation: PricedCalculation, opened: OpenedCalculator): PricedCalculation {
  if (opened !== 'magnetic') return calculation
  return { ...calculation, parts: calculation.parts.filter(({ partId }) => partId === magneticGasketPart) }
}

function PartsSkeleton() {
  return (
    <Stack gap={14} aria-hidden="true">
      <Skeleton height={24} width="45%" />
      <Skeleton height={84} />
      <Skeleton height={84} />
    </Stack>
  )
}

function Parts({ door, slide, actions }: ResultsProps & { readonly door: Door }) {
  const { opened } = useSnapshot(calculatorState)
  const calculation = useCalculation(door, modeOf(opened))
  const serialNumber = slide.found?.serialNumber ?? null
  const data = calculation.data && requestedPartsOf(calculation.data, opened)
  return (
    <Calculation
      query={{ ...calculation, data }}
      pending={<PartsSkeleton />}
      door={door}
      serialNumber={serialNumber}
      actions={actions}
      more={(...result) => (
        <TakeAlong result={result}>
          <SaveDoor door={{ serialNumber, door }} from={slide.saved} onSaved={updateSavedDoor} />
        </TakeAlong>
      )}
    />
  )
}

function Incomplete() {
  return (
    <p tabIndex={-1} data-takes-focus>
      One question about this door isn’t answered yet. Go back to answer it.
    </p>
  )
}

/** The calculated or found door, and its parts. */
export function Results({ slide, actions }: ResultsProps) {
  const { opened } = useSnapshot(calculatorState)
  const door = doorOfSlide(slide)
  if (!door) return <Incomplete />
  const { found } = slide
  // Reset for any other door; changing only the operator keeps the choices made.
  const which = `${found?.serialNumber} ${doorKey(door, ['powerOperated'])}`
  return (
    <article className={classes.results} data-print-sheet>
      <h3 className={classes.title} tabIndex={-1} data-takes-focus>
        {found ? `Door ${found.serialNumber}: ` : ''}
        {describeDoor(door)}
      </h3>
      <div className={classes.door}>
        <div className={classes.drawing}>
          <DoorDrawing
            door={door}
            serialNumber={found?.serialNumber ?? null}
            direction={found?.direction ?? null}
            highlight={modeOf(opened)}
          />
        </div>
        <DoorFacts door={door} found={found} opened={opened} />
      </div>
      <Parts key={which} door={door} slide={slide} actions={actions} />
    </article>
  )
}
