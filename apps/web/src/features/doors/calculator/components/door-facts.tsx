import { Button } from '@mantine/core'
import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { IconRulerMeasure } from '@tabler/icons-react'
import type { OpenedCalculator } from '../../../../lib/calculator-titles.ts'
import { FactsList } from '../../facts-list.tsx'
import { PowerSwitch } from '../../power-switch.tsx'
import { changePower, measureAgain } from '../calculator.state.ts'
import classes from './door-facts.module.css'

export interface DoorFactsProps {
  readonly door: Door
  readonly found: RegisteredDoor | null
  readonly opened: OpenedCalculator
}

/** The door in words, with controls to change it. */
export function DoorFacts({ door, found, opened }: DoorFactsProps) {
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
