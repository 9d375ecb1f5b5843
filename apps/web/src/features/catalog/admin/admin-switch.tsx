import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import classes from './admin-switch.module.css'
import { turnAdminView } from './admin-view.state.ts'

export function AdminSwitch({ on }: { readonly on: boolean }) {
  return (
    <Switch
      label="Admin view"
      description={on ? 'P marks a part proprietary, C clears the mark.' : undefined}
      checked={on}
      onChange={(event) => turnAdminView(event.currentTarget.checked)}
      classNames={{ root: classes.root, body: classes.body }}
    />
  )
}
