import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, List, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import {
  quoteFileUrl,
  quotePdfUrl,
  useDeskActions,
  useDeskQuote,
  useQuoteDesk,
} from '@mullion/client/price-quotes/price-quotes.hooks'
import { formatMoney } from '@mullion/domain/money'
import { maxNoteLength } from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote, PriceQuoteSummary } from '@mullion/domain/price-quotes/price-quote-view'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { dayText, storeDay, storeMoment } from '../../../lib/store-time.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { QuoteVersions } from '../../../ui/quote-versions.tsx'
import { Section } from '../../../ui/section.tsx'
import { ListSection } from '../server-list.tsx'
import { AnswerForm } from './answer-form.tsx'

const stateWords: Readonly<Record<PriceQuoteSummary['state'], string>> = {
  asked: 'Waits for an answer',
  asked_again: 'Asked again',
  answered: 'Answered',
  ordering: 'Being ordered',
  accepted: 'Ordered',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
}

type Scope = 'waiting' | 'all'

function Desk({ onChoose }: Pick<StaffViewProps, 'onChoose'>) {
  const [scope, setScope] = useState<Scope>('waiting')
  return (
    <ListSection
      key={scope}
      id="quote-desk"
      title="Quotes"
      note={
        <SegmentedControl
          aria-label="Which requests"
          value={scope}
          onChange={(next) => setScope(next as Scope)}
          data={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'all', label: 'All' },
          ]}
        />
      }
      useRows={useQuoteDesk}
      about={{ scope }}
      rowKey={({ id }: PriceQuoteSummary) => id}
      searchLabel="Search quotes"
      empty={scope === 'waiting' ? 'No request waits for an answer.' : 'No one has asked for a quote yet.'}
      ownOrder={scope === 'waiting' ? 'Oldest first' : 'Newest first'}
      onOpen={({ id }) => onChoose(id)}
      columns={[
        { title: 'Quote', sort: 'number', text: ({ number }) => number },
        {
          title: 'Customer',
          sort: 'customer',
          cell: ({ companyName, contactName }) => companyName || contactName,
        },
        {
          title: 'Needed by',
          sort: 'neededBy',
          cell: ({ neededBy }) => (neededBy ? dayText(neededBy) : ''),
        },
        { title: 'Status', cell: ({ state }) => stateWords[state] },
        { title: 'Changed', sort: 'changedAt', cell: ({ changedAt }) => storeDay(changedAt) },
      ]}
    />
  )
}

function Refuse({ quote: { id: priceQuoteId, revision, number } }: { readonly quote: PriceQuote }) {
  const { refuse } = useDeskActions()
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="default" h={44} mr="auto" onClick={() => setOpen(true)}>
        Refuse
      </Button>
    )
  return (
    <NoteForm
      label="Reason"
      description="The buyer gets it by email."
      maxLength={maxNoteLength}
      action="Refuse the request"
      busy={refuse.isPending}
      error={refuse.error}
      onBack={() => setOpen(false)}
      onSend={(note) =>
        refuse.mutate({ priceQuoteId, revision, note }, { onSuccess: () => notify(`${number} was refused.`) })
      }
    />
  )
}

function Given({ quote: { id, versions } }: { readonly quote: PriceQuote }) {
  if (versions.length === 0) return null
  return (
    <Section id="quote-versions" title="Answers given">
      <List>
        {versions.map(
          ({ versionNo, answeredAt, answeredBy, goodsCents, freightCents, validUntil, changes }) => (
            <List.Item key={versionNo}>
              Version {versionNo} by {answeredBy}, {storeMoment(answeredAt)}: {formatMoney(goodsCents)}
              {freightCents === null ? ', freight at checkout' : `, freight ${formatMoney(freightCents)}`},
              valid through {dayText(validUntil)}{' '}
              <a
                href={quotePdfUrl({ id, key: null }, versionNo)}
                download
                aria-label={`PDF of version ${versionNo}`}
              >
                PDF
              </a>
              {changes.map((text) => (
                <Text key={text} fz="sm" c="dimmed">
                  {text}
                </Text>
              ))}
            </List.Item>
          ),
        )}
      </List>
      <QuoteVersions versions={versions} />
    </Section>
  )
}

function Request({ quote }: { readonly quote: PriceQuote }) {
  const { number, state, companyName, contactName, contactEmail, contactPhone, neededBy, notes } = quote
  const { files, actions, events, orderNumber } = quote
  const latestNote = events.findLast(({ kind }) => kind === 'asked_again' || kind === 'declined')?.note
  return (
    <>
      <Section id="quote-request" title={`${number}: ${stateWords[state]}`}>
        <Text>
          {companyName && `${companyName}, `}
          {contactName}, <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {contactPhone && `, ${contactPhone}`}
        </Text>
        {neededBy && <Text>Needed by {dayText(neededBy)}</Text>}
        {notes && <Text style={{ whiteSpace: 'pre-line' }}>{notes}</Text>}
        {latestNote && (
          <Text style={{ whiteSpace: 'pre-line' }}>
            <strong>Last note:</strong> {latestNote}
          </Text>
        )}
        {files.map((file) => (
          <a key={file.id} href={quoteFileUrl({ id: quote.id, key: null }, file.id)} download={file.name}>
            {file.name}
          </a>
        ))}
        {orderNumber && <Text>Order {orderNumber}</Text>}
        {actions.includes('refuse') && <Refuse quote={quote} />}
      </Section>
      {actions.includes('answer') && <AnswerForm key={quote.revision} quote={quote} />}
      {!actions.includes('answer') && (
        <Section id="quote-asked" title="What was asked">
          <List>
            {quote.lines.map((line) => (
              <List.Item key={line.lineNo}>
                {line.quantity} {line.unit} {line.number ?? ''} {line.description}
              </List.Item>
            ))}
          </List>
        </Section>
      )}
      <Given quote={quote} />
    </>
  )
}

function OneRequest({ id, onBack }: { readonly id: number; readonly onBack: () => void }) {
  const quote = useDeskQuote(id)
  return (
    <Stack gap={16}>
      <BackLink to="All requests" onBack={onBack} />
      <QueryStates query={quote} pending={<Skeleton height={420} />}>
        {(shown) => <Request quote={shown} />}
      </QueryStates>
    </Stack>
  )
}

/** The desk where staff see and answer requests for a price quote. */
export function PriceQuotes({ chosen, onChoose }: StaffViewProps) {
  if (chosen === null) return <Desk onChoose={onChoose} />
  return <OneRequest key={chosen} id={chosen} onBack={() => onChoose(null)} />
}
