import { Box, Skeleton, Stack } from '@mantine/core'
import { useFullCalculation } from '@mullion/client/doors/doors.hooks'
import { type Door, doorKey } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { type ReactNode, useState } from 'react'
import type { PartsActions } from '../calculator/calculator-actions.ts'
import type { CalculatedPartsProps } from '../calculator/components/calculated-parts.tsx'
import { Calculation } from '../calculator/components/calculation.tsx'
import { FramedDrawing } from '../drawing/door-drawing.tsx'
import { FactsList } from '../facts-list.tsx'
import { PowerSwitch } from '../power-switch.tsx'
import classes from './door-plate.module.css'

export interface DoorSetProps extends Pick<CalculatedPartsProps, 'more'> {
  readonly serialNumber: string | null
  readonly door: Door
  readonly found: RegisteredDoor | null
  readonly actions: PartsActions
  /** The word of the button that adds the chosen parts to the cart. */
  readonly addAll?: string
  readonly ways: (door: Door) => ReactNode
}

function SetOfDoor(props: DoorSetProps) {
  const { serialNumber, door, found, actions, addAll = 'Add the set', ways, ...result } = props
  const [switched, setSwitched] = useState<boolean | null>(null)
  const asItIs = { ...door, powerOperated: switched ?? door.powerOperated }
  const calculation = useFullCalculation(asItIs)
  return (
    <div className={classes.door}>
      <FramedDrawing
        className={classes.drawing}
        door={asItIs}
        serialNumber={serialNumber}
        direction={found?.direction ?? null}
      />
      <Stack align="flex-start" gap={16} miw={0}>
        <FactsList door={asItIs} found={found} as="cells" />
        <PowerSwitch door={asItIs} found={found} onChange={setSwitched} />
        <Box w="100%">
          <Calculation
            {...result}
            query={calculation}
            pending={<Skeleton height={220} />}
            door={asItIs}
            serialNumber={serialNumber}
            actions={actions}
            addAll={addAll}
            level={2}
            set={{ application: found?.coolingType ?? null }}
          />
        </Box>
        {ways(asItIs)}
      </Stack>
    </div>
  )
}

export function DoorSet(props: DoorSetProps) {
  // Reset for any other door; changing only the operation keeps the choices made.
  const which = `${props.serialNumber} ${doorKey(props.door, ['powerOperated'])}`
  return <SetOfDoor key={which} {...props} />
}
