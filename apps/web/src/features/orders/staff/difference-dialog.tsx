import { Stack, Text, TextInput } from '@mantine/core'
import { useResolveDifference } from '@mullion/client/payments/payments.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { TransactionState } from '@mullion/domain/payments/reconciliation'
import {
  differenceAdvice,
  differenceNames,
  resolutionForm,
  type StoredDifference,
} from '@mullion/domain/payments/reconciliation-list'
import { notify } from '../../../lib/notices.state.ts'
import { dayText, storeMoment } from '../../../lib/store-time.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { DeskForm } from './desk-form.tsx'
import classes from './difference-dialog.module.css'

const stateNames: Readonly<Record<string, string>> = {
  authorising: 'being authorized',
  authorised: 'authorized',
  attention: 'needs attention',
  voiding: 'being voided',
}

/** Returns `$41.56, captured`; `Nothing` for a side that has no payment. */
export function sideText(
  cents: number | null,
  state: StoredDifference['storeState'] | TransactionState,
): string {
  if (cents === null) return 'Nothing'
  return state ? `${formatMoney(cents)}, ${stateNames[state] ?? state}` : formatMoney(cents)
}

export interface DifferenceDialogProps {
  /** Null while there is none to show. */
  readonly difference: StoredDifference | null
  readonly onClose: () => void
}

/** What differs, what to do about it, and the note that resolves it. */
export function DifferenceDialog({ difference, onClose }: DifferenceDialogProps) {
  const shown = useLastShown(difference)
  const resolve = useResolveDifference()
  if (!shown) return null
  const { id, kind, day, orderNumber, reference, gatewayId, resolution } = shown
  return (
    <Dialog
      opened={difference !== null}
      onClose={onClose}
      title={`${differenceNames[kind]}, ${dayText(day)}`}
      size={560}
    >
      <Stack gap={16}>
        <p>{differenceAdvice[kind]}</p>
        <dl className={classes.facts}>
          <Fact className={classes.fact} name="Store">
            {sideText(shown.storeCents, shown.storeState)}
          </Fact>
          <Fact className={classes.fact} name="Gateway">
            {sideText(shown.gatewayCents, shown.gatewayState)}
          </Fact>
          <Fact className={classes.fact} name="Order">
            {orderNumber ?? 'No order'}
          </Fact>
          <Fact className={classes.fact} name="Reference">
            {reference || 'None'}
          </Fact>
          {gatewayId && (
            <Fact className={classes.fact} name="Transaction">
              {gatewayId}
            </Fact>
          )}
        </dl>
        {resolution ? (
          <Text c="dimmed">
            {resolution.by === null ? 'Gone' : `Resolved by ${resolution.by}`} on {storeMoment(resolution.at)}
            : {resolution.note}
          </Text>
        ) : (
          <DeskForm
            order={`difference ${id}`}
            label="Resolve difference"
            name={`the note on the difference of ${dayText(day)}`}
            start={{ note: '' }}
            schema={resolutionForm}
            submit="Resolve"
            onSave={({ note }) =>
              resolve.mutateAsync({ differenceId: id, note }).then(() => {
                notify('The difference is resolved.')
                onClose()
              })
            }
          >
            {(inputOf) => (
              <TextInput
                label="What you found or did"
                flex="1 1 260px"
                maxLength={500}
                {...inputOf('note')}
              />
            )}
          </DeskForm>
        )}
      </Stack>
    </Dialog>
  )
}
