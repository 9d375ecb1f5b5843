import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useDevices, useSignOutDevice, useSignOutOthers } from '@mullion/client/accounts/session.hooks'
import type { Device } from '@mullion/domain/accounts/session'
import { notify } from '../../../../lib/notices.state.ts'
import { notifyError } from '../../../../lib/notify-error.ts'
import { Fact } from '../../../../ui/fact.tsx'
import { QueryStates } from '../../../../ui/query-states.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import classes from './devices.module.css'

const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function DeviceRow({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }) {
  const { name, ipAddress, signedInAt, seenAt, current } = device
  return (
    <Group component="li" justify="space-between" gap="8px 20px" className={classes.device}>
      <div>
        <Group component="p" gap="2px 10px" fw={560}>
          {name}
          {current && <Tag>This device</Tag>}
        </Group>
        <Group component="dl" gap="0 20px" mt={2} fz={13} c="dimmed">
          <Fact name="IP address" className={classes.fact}>
            {ipAddress || 'Unknown'}
          </Fact>
          <Fact name="Signed in" className={classes.fact}>
            <time dateTime={signedInAt}>{at.format(new Date(signedInAt))}</time>
          </Fact>
          <Fact name="Last used" className={classes.fact}>
            <time dateTime={seenAt}>{at.format(new Date(seenAt))}</time>
          </Fact>
        </Group>
      </div>
      {!current && (
        <Button
          variant="default"
          h={44}
          onClick={onSignOut}
          aria-label={`Sign out ${name}, signed in ${at.format(new Date(signedInAt))}`}
        >
          Sign out
        </Button>
      )}
    </Group>
  )
}

export function Devices() {
  const devices = useDevices()
  const signOut = useSignOutDevice()
  const signOutOthers = useSignOutOthers()
  const others = devices.data?.some(({ current }) => !current)

  // Several may run at once, and `mutate` calls back only for the last.
  const signOutOne = ({ id: deviceId, name }: Device) =>
    signOut.mutateAsync({ deviceId }).then(() => notify(`${name} has been signed out.`), notifyError)
  const signOutRest = () =>
    signOutOthers.mutate(undefined, {
      onSuccess: () => notify('You’ve been signed out everywhere else.'),
      onError: notifyError,
    })
  // A device and its button leave the list at once.
  const focusHeading = () => document.getElementById('settings-devices')?.focus()
  return (
    <Section
      id="settings-devices"
      title="Signed-in devices"
      aside={
        others && (
          <Button
            variant="default"
            h={44}
            onClick={() => {
              focusHeading()
              signOutRest()
            }}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <QueryStates query={devices} pending={<Skeleton height={68} />}>
        {(list) => (
          <Stack component="ul" gap={12} aria-label="Signed-in devices">
            {list.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                onSignOut={() => {
                  focusHeading()
                  signOutOne(device)
                }}
              />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Section>
  )
}
