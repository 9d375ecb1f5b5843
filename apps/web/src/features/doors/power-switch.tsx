import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { canBePowered, type Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import classes from './power-switch.module.css'

export interface PowerSwitchProps {
  readonly door: Door
  readonly found: RegisteredDoor | null
  readonly onChange: (powerOperated: boolean) => void
}

/** Whether a door is opened by power, where its parts depend on that; says so where the register has it otherwise. */
export function PowerSwitch({ door, found, onChange }: PowerSwitchProps) {
  if (!canBePowered(door)) return null
  const registered = found && found.powerOperated !== door.powerOperated
  return (
    <Switch
      classNames={{ label: classes.label, track: classes.track }}
      label="Power operated"
      description={registered && `Built ${found.powerOperated ? 'power operated' : 'manually operated'}.`}
      size="md"
      checked={door.powerOperated}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
