import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import {
  type NamedReturn,
  returnLabelUrl,
  returnOf,
  useReturn,
  useReturnActions,
} from '@mullion/client/returns/returns.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { PartReturn } from '@mullion/domain/returns/return-view'
import { returnStateWords } from '@mullion/domain/returns/return-words'
import { IconDownload } from '@tabler/icons-react'
import { confirm } from '../../lib/confirm.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { dayText, storeDay, storeMoment } from '../../lib/store-time.ts'
import { BackLink, type BackLinkProps } from '../../ui/back-link.tsx'
import { Fact } from '../../ui/fact.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'
import { ReturnItems, ReturnPhotoLinks } from './return-items.tsx'
import { eventText } from './return-words.ts'

interface ShownProps {
  readonly shown: PartReturn
  readonly named: NamedReturn
}

/** What happened to a return. */
function History({ events }: Pick<PartReturn, 'events'>) {
  return (
    <Section id="return-history" title="History">
      <ol className={requests.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            {eventText(event)}{' '}
            <Text span c="dimmed" fz="sm">
              {storeMoment(event.at)}
            </Text>
            {event.note && (
              <Text fz="sm" style={{ whiteSpace: 'pre-line' }}>
                {event.note}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Actions({ shown, named }: ShownProps) {
  const { cancel } = useReturnActions()
  const { revision, number, actions, hasLabel } = shown
  const end = async () => {
    const text = 'You keep the parts.'
    if (!(await confirm({ title: `Cancel ${number}?`, text, action: 'Cancel the return', cancel: 'Keep' })))
      return
    cancel.mutate({ ...returnOf(named), revision }, { onSuccess: () => notify(`${number} was canceled.`) })
  }
  return (
    <>
      <Group gap={10}>
        {hasLabel && (
          <Button
            component="a"
            href={returnLabelUrl(named)}
            download
            variant="default"
            h={44}
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Label (PDF)
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="default" h={44} onClick={() => void end()}>
            Cancel the return
          </Button>
        )}
      </Group>
      {cancel.error && <OutcomeNote tone="bad" title={readError(cancel.error).message} />}
    </>
  )
}

const nextTexts: Readonly<Partial<Record<PartReturn['state'], string>>> = {
  approved: 'Print the label, put it on the parcel, and put the sheet into the parcel.',
  received: 'The parts have arrived. We’ll check them and tell you what is credited.',
}

function Shown({ shown, named }: ShownProps) {
  const { state, requestedAt, orderNumber, arriveBy, note, photos, events, lines, contactEmail, creditNote } =
    shown
  const next =
    state === 'requested' ? `We’ll send an email to ${contactEmail} once it is answered.` : nextTexts[state]
  return (
    <>
      <Section id="return-status" title={returnStateWords[state]}>
        <dl className={requests.facts}>
          <Fact name="Order Number">{orderNumber}</Fact>
          <Fact name="Asked">{storeDay(requestedAt)}</Fact>
          {creditNote && (
            <Fact name="Credit note">
              {creditNote.number}, {formatMoney(creditNote.totalCents)}
            </Fact>
          )}
          {state === 'approved' && arriveBy && <Fact name="To arrive by">{dayText(arriveBy)}</Fact>}
        </dl>
        {next && <Text>{next}</Text>}
        <Actions shown={shown} named={named} />
      </Section>
      <Section id="return-parts" title="Parts">
        <ReturnItems lines={lines} state={state} />
        {note && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
        <ReturnPhotoLinks named={named} photos={photos} />
      </Section>
      <History events={events} />
    </>
  )
}

export interface ReturnPageProps {
  readonly named: NamedReturn
  /** Leads to the viewer's returns, or for a guest to the order. */
  readonly back?: BackLinkProps | undefined
}

/** One return as its buyer sees it: what was answered, how far it is, and its label. */
export function ReturnPage({ named, back }: ReturnPageProps) {
  const query = useReturn(named)
  return (
    <Stack gap={16} maw={860} mx="auto" w="100%">
      {back && <BackLink {...back} />}
      <PanelHeading>{query.data ? `Return ${query.data.number}` : 'Return'}</PanelHeading>
      <QueryStates query={query} pending={<Skeleton height={420} />}>
        {(shown) => <Shown shown={shown} named={named} />}
      </QueryStates>
    </Stack>
  )
}
