import '@mantine/core/styles/Radio.layer.css'
import { Box, Skeleton } from '@mantine/core'
import { usePart } from '@mullion/client/catalog/catalog.hooks'
import { quantityStep } from '@mullion/domain/cart/cart'
import { kindOf } from '@mullion/domain/cart/configuration-kinds'
import {
  type Configuration,
  type ConfigurationKind,
  doorsOf,
} from '@mullion/domain/cart/configuration-schema'
import {
  type DirectionSplit,
  directionComplete,
  directionNames,
  noDirection,
} from '@mullion/domain/cart/direction'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { combineWithDoors, quantityTaken, roomBeside, withDoors } from '@mullion/domain/cart/line-doors'
import type { Part } from '@mullion/domain/catalog/part'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { MeasureHelp } from '../../../ui/measure-help.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { ConfiguredQuantity, type ConfigureFormProps, ConfirmFrame } from './components/confirm-frame.tsx'
import { CutsForm } from './components/cuts-form.tsx'
import { DoorForm } from './components/door-form.tsx'
import { DoorList } from './components/door-list.tsx'
import { SerialsForm } from './components/serials-form.tsx'
import { SplitFields } from './components/split-fields.tsx'
import { VoltageForm } from './components/voltage-form.tsx'
import type { OpenConfiguration } from './configure.state.ts'
import { type ConfigurationDraft, draftOf, dropDraft, saveDraft } from './drafts.ts'
import { kindToConfigure } from './kind-to-configure.ts'
import { requestedQuantity } from './requested-quantity.ts'
import { splitsMissing } from './split-status.ts'

function useDraft(request: OpenConfiguration) {
  const { quantity, configurations } = request
  const unchanged: ConfigurationDraft = { quantity, configurations }
  const [draft] = useState(() => draftOf(request))
  const atFirst = useRef<string | null>(null)
  const over = useRef(false)
  return {
    start: draft ?? unchanged,
    resumed: draft !== null,
    /** Saves the draft, from the first change on. */
    save(now: ConfigurationDraft) {
      const text = JSON.stringify(now)
      atFirst.current ??= text
      const changed = text !== atFirst.current || draftOf(request) !== null
      if (changed && !over.current) saveDraft(request, now)
    },
    end() {
      over.current = true
      dropDraft(request)
    },
  }
}

const sides = [
  ['left', directionNames.left],
  ['right', directionNames.right],
] as const

function DirectionForm({ onConfirm, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'direction')
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(form.quantity)))
  const [split, setSplit] = useState<DirectionSplit>(() =>
    before ? { left: before.left, right: before.right } : noDirection,
  )
  const configuration = { quantity, configurations: [{ kind: 'direction', ...split } as const] }
  return (
    <ConfirmFrame
      {...form}
      configuration={configuration}
      ready={directionComplete(split, quantity)}
      missing={splitsMissing({ Hands: split }, quantity)}
      onConfirm={() => onConfirm(configuration)}
    >
      <ConfiguredQuantity part={part} quantity={quantity} onChange={setQuantity} />
      <SplitFields
        title="Hands"
        names={sides}
        split={split}
        quantity={quantity}
        onChange={setSplit}
        takesFocus
      />
      <div>
        <MeasureHelp of="hand" />
      </div>
    </ConfirmFrame>
  )
}

function AsItIs({ onConfirm, ...form }: ConfigureFormProps) {
  const { part } = form
  const step = quantityStep(part.unit)
  const [quantity, setQuantity] = useState(Math.max(step, Math.floor(form.quantity / step) * step))
  const configuration = { quantity, configurations: [] }
  return (
    <ConfirmFrame {...form} configuration={configuration} onConfirm={() => onConfirm(configuration)}>
      <p>This part has no options to choose. Your earlier choices are no longer needed.</p>
      <ConfiguredQuantity part={part} quantity={quantity} onChange={setQuantity} step={step} />
    </ConfirmFrame>
  )
}

export interface ConfigureDialogProps {
  readonly request: OpenConfiguration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCalculate: (part: Part, configuration: LineConfiguration) => void
  readonly onSerialPlaces: () => void
}

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
  return kind ? kindOf(kind).title : 'No options to choose'
}

/** Keeps the doors of a line whose form does not ask for doors, until the buyer removes them. */
function useLineDoors(part: Part, request: OpenConfiguration, start: readonly Configuration[]) {
  const asksForDoors = kindToConfigure(part, request.configurations) === 'door'
  const [doors, setDoors] = useState(asksForDoors ? [] : doorsOf(start))
  const room = roomBeside(quantityTaken(part.id, doors))
  const confirm = (confirmed: LineConfiguration) => {
    const { configuration, problem } = combineWithDoors(part, confirmed, doors)
    return problem ?? request.onConfirm(part, configuration)
  }
  const beside = <DoorList partId={part.id} doors={doors} room={room} onChange={setDoors} />
  return { confirm, beside, withDoors: (configuration: LineConfiguration) => withDoors(configuration, doors) }
}

function Form({ part, ...props }: ConfigurationFormProps & { readonly part: Part }) {
  const { request, onClose, onCalculate, onSerialPlaces } = props
  const { start, ...draft } = useDraft(request)
  const { confirm, beside, withDoors } = useLineDoors(part, request, start.configurations)
  const kind = kindToConfigure(part, request.configurations)
  const form = {
    part,
    quantity: start.quantity,
    requestedQuantity: requestedQuantity(part.unit, request),
    configurations: start.configurations,
    typed: start.typed ?? {},
    resumed: draft.resumed,
    onDraft: ({ typed, ...configuration }: ConfigurationDraft) =>
      draft.save({ ...withDoors(configuration), ...(typed && { typed }) }),
    onConfirm: confirm,
    onSerialPlaces,
    onClose: () => {
      draft.end()
      onClose()
    },
    onCalculate: (configuration: LineConfiguration) => {
      draft.end()
      onCalculate(part, configuration)
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

export function ConfigureDialog({ opened, ...props }: ConfigureDialogProps) {
  const { request, onClose } = props
  const { part, configurations } = request
  const title = part ? titleOf(part, configurations) : <ConfigurationTitle {...request} />
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={560} fills>
      <Box mih={220}>
        {part ? (
          <Form key={request.id} {...props} part={part} />
        ) : (
          <ConfigurationForm key={request.id} {...props} />
        )}
      </Box>
    </Dialog>
  )
}
