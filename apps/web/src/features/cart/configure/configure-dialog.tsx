import { Skeleton } from '@mantine/core'
import { usePart } from '@mullion/client/catalog/catalog.hooks'
import type { ConfigurationKind } from '@mullion/domain/cart/configurations'
import { requiredConfiguration } from '@mullion/domain/cart/configured-line'
import type { Part } from '@mullion/domain/catalog/part'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { AsItIs } from './components/as-it-is.tsx'
import { ByPhone } from './components/by-phone.tsx'
import type { ConfigureFormProps } from './components/confirm-frame.tsx'
import { CutsForm } from './components/cuts-form.tsx'
import { DirectionForm } from './components/direction-form.tsx'
import { SerialsForm } from './components/serials-form.tsx'
import { VoltageForm } from './components/voltage-form.tsx'
import classes from './configure.module.css'
import type { AskedConfiguration } from './configure.state.ts'

export interface ConfigureDialogProps {
  readonly request: AskedConfiguration
  readonly opened: boolean
  readonly onClose: () => void
}

const forms: Record<ConfigurationKind, (props: ConfigureFormProps) => ReactNode> = {
  direction: DirectionForm,
  serials: SerialsForm,
  voltage: VoltageForm,
  cuts: CutsForm,
}

const titles: Record<ConfigurationKind, string> = {
  direction: 'Left or right hand',
  serials: 'Serial numbers',
  voltage: 'Voltage',
  cuts: 'Cut lengths',
}

/** What is asked about a part. */
function titleOf(part: Part): string {
  const required = requiredConfiguration(part)
  if (!required) return 'Nothing to state'
  return required.kind === null ? 'Calculated from your door' : titles[required.kind]
}

function Form({ part, request, onClose }: Omit<ConfigureDialogProps, 'opened'> & { readonly part: Part }) {
  const required = requiredConfiguration(part)
  const form = {
    part,
    quantity: request.quantity,
    configurations: request.configurations,
    onConfirm: (stated: Parameters<ConfigureFormProps['onConfirm']>[0]) => request.onConfirm(part, stated),
    onClose,
  }
  if (!required) return <AsItIs {...form} />
  if (required.kind === null) return <ByPhone part={part} onClose={onClose} />
  const KindForm = forms[required.kind]
  return <KindForm {...form} />
}

function FormOfAsked(props: Omit<ConfigureDialogProps, 'opened'>) {
  const part = usePart(props.request.partId)
  return (
    <QueryStates query={part} pending={<Skeleton height={220} />}>
      {(ready) => <Form {...props} part={ready} />}
    </QueryStates>
  )
}

function TitleOfAsked({ partId }: { readonly partId: number }) {
  const { data: part } = usePart(partId)
  return part ? titleOf(part) : 'Part'
}

/** Asks what a buyer has to state about a part before it can be ordered. */
export function ConfigureDialog({ request, opened, onClose }: ConfigureDialogProps) {
  const { part, partId } = request
  const title = part ? titleOf(part) : <TitleOfAsked partId={partId} />
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={560} fills>
      <div className={classes.dialog}>
        {part ? (
          <Form key={request.id} request={request} part={part} onClose={onClose} />
        ) : (
          <FormOfAsked key={request.id} request={request} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
