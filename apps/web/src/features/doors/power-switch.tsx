import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { canBePowered, type Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'

export interface PowerSwitchProps {
  readonly door: Door
  readonly found: RegisteredDoor | null
  readonly onChange: (powerOperated: boolean) => void
}

/** Switch for power operation, shown only if it affects the door's parts; notes if the register says otherwise. */
export function PowerSwitch({ door, found, onChange }: PowerSwitchProps) {
  if (!canBePowered(door)) return null
  const registered = found && found.powerOperated !== door.powerOperated
  return (
    <Switch
      styles={{
        label: { minHeight: 24, fontSize: 15, fontWeight: 560 },
        track: { borderColor: 'var(--line-strong)' },
      }}
      label="Power operated"
      description={
        registered && `Originally ${found.powerOperated ? 'power operated' : 'manually operated'}.`
      }
      size="md"
      checked={door.powerOperated}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
