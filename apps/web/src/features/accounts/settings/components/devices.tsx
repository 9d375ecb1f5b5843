import { Button, Skeleton, Stack } from '@mantine/core'
import { useDevices, useSignOutDevice, useSignOutOthers } from '@mullion/client/accounts/session.hooks'
import type { Device } from '@mullion/domain/accounts/session'
import { notify } from '../../../../lib/notices.state.ts'
import { notifyError } from '../../../../lib/notify-error.ts'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import settings from '../general-settings.module.css'
import classes from './devices.module.css'

const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function DeviceRow({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }) {
  const { name, ipAddress, signedInAt, seenAt, current } = device
  return (
    <li className={classes.device}>
      <div>
        <p className={classes.name}>
          {name}
          {current && <span className={classes.current}>This device</span>}
        </p>
        <dl className={classes.facts}>
          <div>
            <dt>IP address</dt>
            <dd>{ipAddress || 'Unknown'}</dd>
          </div>
          <div>
            <dt>Signed in</dt>
            <dd>
              <time dateTime={signedInAt}>{at.format(new Date(signedInAt))}</time>
            </dd>
          </div>
          <div>
            <dt>Last used</dt>
            <dd>
              <time dateTime={seenAt}>{at.format(new Date(seenAt))}</time>
            </dd>
          </div>
        </dl>
      </div>
      {!current && (
        <Button
          variant="default"
          className={settings.button}
          onClick={onSignOut}
          aria-label={`Sign out ${name}, signed in ${at.format(new Date(signedInAt))}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** The browsers the user is signed in with; each can be signed out. */
export function Devices() {
  const devices = useDevices()
  const signOut = useSignOutDevice()
  const signOutOthers = useSignOutOthers()
  const others = devices.data?.some(({ current }) => !current)

  const signOutOne = (device: Device) =>
    signOut.mutate(
      { deviceId: device.id },
      { onSuccess: () => notify(`${device.name} has been signed out.`), onError: notifyError },
    )
  const signOutRest = () =>
    signOutOthers.mutate(undefined, {
      onSuccess: () => notify('You’ve been signed out everywhere else.'),
      onError: notifyError,
    })
  return (
    <Section
      id="settings-devices"
      title="Signed-in devices"
      aside={
        others && (
          <Button variant="default" className={settings.button} onClick={signOutRest}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <QueryStates query={devices} pending={<Skeleton height={68} />}>
        {(list) => (
          <Stack component="ul" gap={0} aria-label="Signed-in devices">
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} onSignOut={() => signOutOne(device)} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Section>
  )
}
