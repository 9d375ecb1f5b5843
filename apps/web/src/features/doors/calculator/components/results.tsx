import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useCalculation } from '@mullion/client/doors/doors.hooks'
import { magneticGasketPart } from '@mullion/domain/doors/calculator-parts'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import { type Door, doorKey } from '@mullion/domain/doors/door'
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { OpenedCalculator } from '../../../../lib/calculator-titles.ts'
import { buttonIcon } from '../../../../ui/button-icon.ts'
import { FramedDrawing } from '../../drawing/door-drawing.tsx'
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

export interface ResultsProps {
  readonly slide: Slide
  readonly actions: CalculatorActions
}

/** Filters the calculation to what was asked for: everything, or just the magnetic gasket. */
function requestedPartsOf(calculation: PricedCalculation, opened: OpenedCalculator): PricedCalculation {
  if (opened !== 'magnetic') return calculation
  return { ...calculation, parts: calculation.parts.filter(({ partId }) => partId === magneticGasketPart) }
}

function Parts({ door, slide, actions }: ResultsProps & { readonly door: Door }) {
  const { opened } = useSnapshot(calculatorState)
  const calculation = useCalculation(door, modeOf(opened))
  const serialNumber = slide.found?.serialNumber ?? null
  const data = calculation.data && requestedPartsOf(calculation.data, opened)
  return (
    <Calculation
      query={{ ...calculation, data }}
      pending={
        <Stack gap={14} aria-hidden="true">
          <Skeleton height={24} width="45%" />
          <Skeleton height={84} />
          <Skeleton height={84} />
        </Stack>
      }
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

export function Results({ slide, actions }: ResultsProps) {
  const { opened } = useSnapshot(calculatorState)
  const door = doorOfSlide(slide)
  if (!door) {
    return (
      <p tabIndex={-1} data-takes-focus>
        One question about this door isn’t answered yet. Go back to answer it.
      </p>
    )
  }
  const { found } = slide
  // Reset for any other door; changing only the operator keeps the choices made.
  const which = `${found?.serialNumber} ${doorKey(door, ['powerOperated'])}`
  return (
    <article className={classes.results} data-print-sheet>
      <Text
        component="h3"
        className={classes.title ?? ''}
        fz={19}
        fw={600}
        lh={1.3}
        tabIndex={-1}
        data-takes-focus
      >
        {found ? `Door ${found.serialNumber}: ` : ''}
        {describeDoor(door)}
      </Text>
      <div className={classes.door}>
        <FramedDrawing
          door={door}
          serialNumber={found?.serialNumber ?? null}
          direction={found?.direction ?? null}
          highlight={modeOf(opened)}
        />
        <FactsList door={door} found={found} as="rows" />
        {opened !== 'heater' && <PowerSwitch door={door} found={found} onChange={changePower} />}
        {door.gasketing !== 'Magnetic' && (
          <Button
            variant="default"
            h={40}
            data-no-print
            onClick={measureAgain}
            leftSection={<IconRulerMeasure {...buttonIcon} />}
          >
            Change dimensions
          </Button>
        )}
      </div>
      <Parts key={which} door={door} slide={slide} actions={actions} />
    </article>
  )
}
