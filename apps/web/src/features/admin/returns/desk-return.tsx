import { Button, List, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import {
  returnLabelUrl,
  returnPhotoUrl,
  useReturn,
  useReturnDeskActions,
} from '@mullion/client/returns/returns.hooks'
import { formatMoney } from '@mullion/domain/money'
import { maxReturnNote } from '@mullion/domain/returns/return-input'
import { feeText, reasonRules } from '@mullion/domain/returns/return-policy'
import type { PartReturn, ReturnLine } from '@mullion/domain/returns/return-view'
import {
  inspectionWords,
  returnEventWords,
  returnLineText,
  returnStateWords,
} from '@mullion/domain/returns/return-words'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { dayText, storeMoment } from '../../../lib/store-time.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import { PartLines } from '../../../ui/part-lines.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { CreditForm } from './credit-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { InspectForm } from './inspect-form.tsx'
import { ReceiveForm } from './receive-form.tsx'

function progressOf(line: ReturnLine, of: Pick<PartReturn, 'state'>): string {
  const text = returnLineText(line, of)
  return line.result === null ? text : `${inspectionWords[line.result]}, ${text}`
}

function Photos({ id, photos }: Pick<PartReturn, 'id' | 'photos'>) {
  return (
    <List aria-label="Photos">
      {photos.map((photo) => (
        <List.Item key={photo.id}>
          <a href={returnPhotoUrl({ id, orderKey: null }, photo.id)} download={photo.name}>
            {photo.name}
          </a>
        </List.Item>
      ))}
    </List>
  )
}

function CloseIt({ shown: { id: returnId, revision, number } }: { readonly shown: PartReturn }) {
  const { close } = useReturnDeskActions()
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="default" h={44} mr="auto" onClick={() => setOpen(true)}>
        Close without a credit
      </Button>
    )
  return (
    <NoteForm
      label="Reason"
      description="The buyer gets it by email."
      maxLength={maxReturnNote}
      action="Close the return"
      busy={close.isPending}
      error={close.error}
      onBack={() => setOpen(false)}
      onSend={(note) =>
        close.mutate({ returnId, revision, note }, { onSuccess: () => notify(`${number} was closed.`) })
      }
    />
  )
}

interface ShownProps {
  readonly shown: PartReturn
  readonly onOrder: (orderId: number) => void
}

function Facts({ shown, onOrder }: ShownProps) {
  const { id, number, state, companyName, contactName, contactEmail, orderNumber, orderId } = shown
  const { arriveBy, note, photos, lines, hasLabel, creditNote } = shown
  return (
    <Section id="return-facts" title={`${number}: ${returnStateWords[state]}`}>
      <Text>
        {companyName && `${companyName}, `}
        {contactName}, <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Text>
      <UnstyledButton
        mih={40}
        mr="auto"
        fz="inherit"
        fw={600}
        c="var(--accent-ink)"
        onClick={() => onOrder(orderId)}
      >
        Order {orderNumber}
      </UnstyledButton>
      {state === 'approved' && arriveBy && <Text>To arrive by {dayText(arriveBy)}</Text>}
      {note && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
      {photos.length > 0 && <Photos id={id} photos={photos} />}
      <PartLines
        label="Parts of the return"
        lines={lines.map((line) => ({
          ...{ partId: line.partId, number: line.number, name: line.name },
          ...{ quantity: line.quantity, unit: line.unit },
          remarks: [reasonRules[line.reason].label, line.answer, feeText(line.feePercent)].filter(Boolean),
          progressText: progressOf(line, { state }),
          ...{ unitPriceCents: null, lineTotalCents: null },
        }))}
        unpriced
      />
      {creditNote && (
        <Text>
          Credit note {creditNote.number}, {formatMoney(creditNote.totalCents)}
        </Text>
      )}
      {hasLabel && (
        <a href={returnLabelUrl({ id, orderKey: null })} download>
          Label (PDF)
        </a>
      )}
    </Section>
  )
}

function History({ events }: Pick<PartReturn, 'events'>) {
  return (
    <Section id="return-events" title="History">
      <List>
        {events.map(({ kind, at, by, note }) => (
          <List.Item key={`${at} ${kind}`}>
            {returnEventWords[kind]}
            {by && ` by ${by}`}, {storeMoment(at)}
            {note && (
              <Text fz="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
                {note}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Section>
  )
}

function Shown({ shown, onOrder }: ShownProps) {
  const { actions, revision, state } = shown
  const may = (action: (typeof actions)[number]) => actions.includes(action)
  return (
    <>
      <Facts shown={shown} onOrder={onOrder} />
      {may('decide') && state !== 'approved' && <DecideForm key={`decide ${revision}`} shown={shown} />}
      {may('receive') && <ReceiveForm key={`receive ${revision}`} shown={shown} />}
      {may('inspect') && <InspectForm key={`inspect ${revision}`} shown={shown} />}
      {may('credit') && <CreditForm key={`credit ${revision}`} shown={shown} />}
      {may('close') && <CloseIt shown={shown} />}
      <History events={shown.events} />
    </>
  )
}

export interface DeskReturnProps {
  readonly id: number
  readonly onBack: () => void
  readonly onOrder: (orderId: number) => void
}

/** One return as staff see it, with what they may do now. */
export function DeskReturn({ id, onBack, onOrder }: DeskReturnProps) {
  const query = useReturn({ id, orderKey: null })
  return (
    <Stack gap={16}>
      <BackLink to="All returns" onBack={onBack} />
      <QueryStates query={query} pending={<Skeleton height={420} />}>
        {(shown) => <Shown shown={shown} onOrder={onOrder} />}
      </QueryStates>
    </Stack>
  )
}
