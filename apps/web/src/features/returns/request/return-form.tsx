import { Button, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import {
  type NamedOrder,
  orderOf,
  useReturnActions,
  useReturnOffer,
} from '@mullion/client/returns/returns.hooks'
import { maxReturnNote } from '@mullion/domain/returns/return-input'
import type { ReturnOffer, ReturnPhoto } from '@mullion/domain/returns/return-view'
import { IconTruckReturn } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { useFirstInvalid } from '../../../lib/use-first-invalid.ts'
import { BackLink, type BackLinkProps } from '../../../ui/back-link.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { ReturnRows, type ReturnRowsProps } from '../return-rows.tsx'
import { type ChosenLine, linesOf, type ReturnDraft, returnableOf } from './return-draft.ts'
import { ReturnPhotos } from './return-photos.tsx'
import { ReturnableLineRow } from './returnable-line-row.tsx'

export interface ReturnFormProps extends Pick<ReturnRowsProps, 'onOpen' | 'linkTo'> {
  readonly order: NamedOrder
  /** Opens the return policy. */
  readonly onPolicy: () => void
  /** Leads to where the order is. */
  readonly back?: BackLinkProps | undefined
}

type OfferedProps = ReturnFormProps & { readonly offer: ReturnOffer }

function Lines({ offer, order, onOpen, onPolicy }: OfferedProps) {
  const [draft, setDraft] = useState<ReturnDraft>(new Map())
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly ReturnPhoto[]>([])
  const [requestKey] = useState(() => crypto.randomUUID())
  const { ask } = useReturnActions()
  const { form, focusFirstInvalid } = useFirstInvalid()
  const choose = (lineNo: number, chosen: ChosenLine | null) => {
    const next = new Map(draft)
    if (chosen) next.set(lineNo, chosen)
    else next.delete(lineNo)
    setDraft(next)
    setProblems({})
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { lines, problems: wrong } = linesOf(draft)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstInvalid()
    if (ask.isPending) return
    const photoIds = photos.map(({ id }) => id)
    ask.mutate(
      { requestKey, ...orderOf(order), lines: [...lines], note, photoIds },
      {
        onSuccess: ({ id, number }) => {
          notify(`Your return ${number} was sent.`)
          onOpen(id)
        },
      },
    )
  }
  return (
    <form ref={form} onSubmit={send} noValidate aria-label="Return parts">
      <Stack gap={16}>
        <Section id="return-lines" title="Which parts come back?">
          <Text fz="sm" c="dimmed">
            The answer follows our{' '}
            <Button variant="transparent" p={0} h="auto" fz="inherit" td="underline" onClick={onPolicy}>
              return and refund policy
            </Button>
            .
          </Text>
          <Stack component="ul" gap={8} aria-label="Parts of the order">
            {returnableOf(offer).map((line) => (
              <ReturnableLineRow
                key={line.lineNo}
                line={line}
                chosen={draft.get(line.lineNo)}
                offer={offer}
                problem={problems[`reason-${line.lineNo}`]}
                onLine={(chosen) => choose(line.lineNo, chosen)}
              />
            ))}
          </Stack>
          {problems.lines && (
            <Text fz={13} c="var(--bad-ink)" role="alert">
              {problems.lines}
            </Text>
          )}
        </Section>
        <Section id="return-details" title="Details">
          <Textarea
            label="What should we know? (optional)"
            rows={3}
            maxLength={maxReturnNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ReturnPhotos files={photos} onFiles={setPhotos} />
        </Section>
        {ask.error && <OutcomeNote tone="bad" title={readError(ask.error).message} />}
        <Button type="submit" size="md" h={48} mr="auto" data-busy={ask.isPending || undefined}>
          {ask.isPending ? 'Sending…' : 'Send the return'}
        </Button>
      </Stack>
    </form>
  )
}

function Offered(props: OfferedProps) {
  const { offer, onOpen, linkTo } = props
  return (
    <>
      {offer.returns.length > 0 && (
        <Section id="order-returns" title="Returns of this order">
          <ReturnRows returns={offer.returns} onOpen={onOpen} linkTo={linkTo} />
        </Section>
      )}
      {returnableOf(offer).length > 0 ? (
        <Lines {...props} />
      ) : (
        <EmptyNote
          icon={<IconTruckReturn size={30} stroke={1.6} aria-hidden />}
          title="Nothing of this order can be returned now."
        >
          <p>Parts can be returned once they have shipped, and only once.</p>
        </EmptyNote>
      )}
    </>
  )
}

/** The form that asks to return parts of an order, with the answer of the policy as soon as there is a reason. */
export function ReturnForm(props: ReturnFormProps) {
  const offer = useReturnOffer(props.order)
  return (
    <Stack gap={16} maw={860} mx="auto" w="100%">
      {props.back && <BackLink {...props.back} />}
      <PanelHeading>
        {offer.data ? `Return parts of order ${offer.data.orderNumber}` : 'Return parts'}
      </PanelHeading>
      <QueryStates query={offer} pending={<Skeleton height={420} />}>
        {(shown) => <Offered {...props} offer={shown} />}
      </QueryStates>
    </Stack>
  )
}
