import '@mantine/core/styles/Radio.layer.css'
import { Skeleton } from '@mantine/core'
import { usePart } from '@mullion/client/catalog/catalog.hooks'
import { kindOf } from '@mullion/domain/cart/configuration-kinds'
import {
  type Configuration,
  type ConfigurationKind,
  doorsOf,
} from '@mullion/domain/cart/configuration-schema'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { combineWithDoors, quantityTaken, roomBeside, withDoors } from '@mullion/domain/cart/line-doors'
import type { Part } from '@mullion/domain/catalog/part'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { AsItIs } from './components/as-it-is.tsx'
import type { ConfigureFormProps } from './components/confirm-frame.tsx'
import { CutsForm } from './components/cuts-form.tsx'
import { DirectionForm } from './components/direction-form.tsx'
import { DoorForm } from './components/door-form.tsx'
import { DoorList } from './components/door-list.tsx'
import { SerialsForm } from './components/serials-form.tsx'
import { VoltageForm } from './components/voltage-form.tsx'
import classes from './configure.module.css'
import type { OpenConfiguration } from './configure.state.ts'
import type { ConfigurationDraft, TypedFields } from './drafts.ts'
import { kindToConfigure } from './kind-to-configure.ts'
import { requestedQuantity } from './requested-quantity.ts'
import { useDraft } from './use-draft.ts'

export interface ConfigureDialogProps {
  readonly request: OpenConfiguration
  readonly opened: boolean
  readonly onClose: () => void
  /** Opens the part's calculator with the current configuration. */
  readonly onCalculate: (part: Part, stated: LineConfiguration) => void
  /** Opens the help on where a door's serial number is. */
  readonly onSerialPlaces: () => void
}

const nothingTyped: TypedFields = {}

type ConfigurationFormProps = Omit<ConfigureDialogProps, 'opened'>

const forms: Record<ConfigurationKind, (props: ConfigureFormProps) => ReactNode> = {
  direction: DirectionForm,
  serials: SerialsForm,
  voltage: VoltageForm,
  cuts: CutsForm,
  door: DoorForm,
}

function titleOf(part: Part, configurations: readonly Configuration[]): string {
  const kind = kindToConfigure(part, configurations)
  return kind ? kindOf(kind).title : 'Nothing to choose'
}

/** Keeps the doors of a line whose form does not ask for doors, until the buyer removes them. */
function useLineDoors(part: Part, request: OpenConfiguration, start: readonly Configuration[]) {
  const asksForDoors = kindToConfigure(part, request.configurations) === 'door'
  const [doors, setDoors] = useState(asksForDoors ? [] : doorsOf(start))
  const room = roomBeside(quantityTaken(part.id, doors))
  const confirm = (confirmed: LineConfiguration) => {
    const { stated, problem } = combineWithDoors(part, confirmed, doors)
    return problem ?? request.onConfirm(part, stated)
  }
  const beside = <DoorList partId={part.id} doors={doors} room={room} onChange={setDoors} />
  return { confirm, beside, withDoors: (stated: LineConfiguration) => withDoors(stated, doors) }
}

function Form({
  part,
  request,
  onClose,
  onCalculate,
  onSerialPlaces,
}: ConfigurationFormProps & { readonly part: Part }) {
  const { start, ...draft } = useDraft(request)
  const { confirm, beside, withDoors } = useLineDoors(part, request, start.configurations)
  const kind = kindToConfigure(part, request.configurations)
  const form = {
    part,
    quantity: start.quantity,
    requestedQuantity: requestedQuantity(part.unit, request),
    configurations: start.configurations,
    typed: start.typed ?? nothingTyped,
    resumed: draft.resumed,
    onDraft: ({ typed, ...stated }: ConfigurationDraft) =>
      draft.keep({ ...withDoors(stated), ...(typed && { typed }) }),
    onConfirm: confirm,
    onSerialPlaces,
    onClose: () => {
      draft.end()
      onClose()
    },
    onCalculate: (stated: LineConfiguration) => {
      draft.end()
      onCalculate(part, stated)
    },
    beside,
  }
  if (!kind) return <AsItIs {...form} />
  const KindForm = forms[kind]
  return <KindForm {...form} />
}

function ConfigurationForm(props: ConfigurationFormProps) {
  const part = usePart(props.request.partId)
  return (
    <QueryStates query={part} pending={<Skeleton height={220} />}>
      {(ready) => <Form {...props} part={ready} />}
    </QueryStates>
  )
}

function ConfigurationTitle({ partId, configurations }: OpenConfiguration) {
  const { data: part } = usePart(partId)
  return part ? titleOf(part, configurations) : 'Part'
}

/** Asks for the configuration that a part needs before it can be ordered. */
export function ConfigureDialog({ opened, ...asked }: ConfigureDialogProps) {
  const { request, onClose } = asked
  const { part, configurations } = request
  const title = part ? titleOf(part, configurations) : <ConfigurationTitle {...request} />
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={560} fills>
      <div className={classes.dialog}>
        {part ? (
          <Form key={request.id} {...asked} part={part} />
        ) : (
          <ConfigurationForm key={request.id} {...asked} />
        )}
      </div>
    </Dialog>
  )
}
