import { Button } from '@mantine/core'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import type { Viewer } from '@mullion/domain/accounts/session'
import { useState } from 'react'
import { Section } from '../../../ui/section.tsx'
import { OwnPasswordDialog } from '../sign-in/password-dialog.tsx'
import { Devices } from './components/devices.tsx'
import { SecondFactor } from './components/second-factor.tsx'
import classes from './general-settings.module.css'

export interface GeneralSettingsProps {
  readonly viewer: Viewer
}

/** The user's password, their signed-in browsers, and for staff the second factor. */
export function GeneralSettings({ viewer }: GeneralSettingsProps) {
  const [changing, setChanging] = useState(false)
  const { email, role } = viewer.user
  return (
    <div className={classes.settings}>
      <Section id="settings-password" title="Password">
        <p className={classes.note}>
          You sign in with {email}. A new password signs you out everywhere else.
        </p>
        <div>
          <Button variant="default" className={classes.button} onClick={() => setChanging(true)}>
            Reset Password
          </Button>
        </div>
      </Section>
      <Devices />
      {isStaffRole(role) && <SecondFactor on={viewer.secondFactor} email={email} />}
      <OwnPasswordDialog opened={changing} email={email} onClose={() => setChanging(false)} />
    </div>
  )
}
