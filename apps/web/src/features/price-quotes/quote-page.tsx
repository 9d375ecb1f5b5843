import { Button, Group, List, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import {
  type NamedPriceQuote,
  quoteFileUrl,
  quotePdfUrl,
  usePriceQuote,
  usePriceQuoteActions,
} from '@mullion/client/price-quotes/price-quotes.hooks'
import { readError } from '@mullion/client/read-error'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { formatMoney } from '@mullion/domain/money'
import { maxNoteLength } from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote, PriceQuoteVersion } from '@mullion/domain/price-quotes/price-quote-view'
import type { AskedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../lib/confirm.state.ts'
import { fileSize } from '../../lib/file-size.ts'
import { notify } from '../../lib/notices.state.ts'
import { dayText, storeDay, storeMoment } from '../../lib/store-time.ts'
import { Fact } from '../../ui/fact.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { PartLines } from '../../ui/part-lines.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './price-quotes.module.css'
import { eventText, stateWords } from './quote-words.ts'

const remarksOf = ({ configurations, comments }: Pick<AskedLine, 'configurations' | 'comments'>) => [
  ...configurations.flatMap(describeConfiguration),
  ...comments,
]

function Asked({ quote, named }: { readonly quote: PriceQuote; readonly named: NamedPriceQuote }) {
  const { notes, files, lines } = quote
  return (
    <Section id="asked" title="What you asked for">
      <PartLines
        label="Items asked for"
        lines={lines.map((line) => ({
          ...{ partId: line.lineNo, number: line.number ?? '', name: line.description },
          ...{ quantity: line.quantity, unit: line.unit },
          remarks: [
            ...remarksOf(line),
            ...(line.targetPriceCents === null ? [] : [`Target price ${formatMoney(line.targetPriceCents)}`]),
          ],
          ...{ unitPriceCents: null, lineTotalCents: null },
        }))}
      />
      {notes && <Text style={{ whiteSpace: 'pre-line' }}>{notes}</Text>}
      {files.length > 0 && (
        <List aria-label="Files">
          {files.map((file) => (
            <List.Item key={file.id}>
              <a href={quoteFileUrl(named, file.id)} download={file.name}>
                {file.name}
              </a>{' '}
              <Text span c="dimmed" fz="sm">
                {fileSize(file.sizeBytes)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  )
}

interface AnswerProps {
  readonly versions: readonly PriceQuoteVersion[]
  readonly named: NamedPriceQuote
}

/** An answer with its prices; earlier ones can be chosen. */
function Answer({ versions, named }: AnswerProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const version = versions.find(({ versionNo }) => versionNo === chosen) ?? versions[0]
  if (!version) return null
  const { versionNo, lines, goodsCents, freightCents, validUntil, message, changes } = version
  const pdf = (
    <Button
      component="a"
      href={quotePdfUrl(named, versionNo)}
      download
      variant="default"
      h={44}
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
    >
      PDF
    </Button>
  )
  return (
    <Section id="answer" title="Our prices" aside={pdf}>
      {versions.length > 1 && (
        <NativeSelect
          label="Version"
          value={String(versionNo)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={versions.map((each, at) => ({
            value: String(each.versionNo),
            label: `${each.versionNo}, ${storeDay(each.answeredAt)}${at === 0 ? ', latest' : ', replaced'}`,
          }))}
        />
      )}
      {changes.length > 0 && (
        <div>
          <Text fw={560}>What it changes in the version before</Text>
          <List>
            {changes.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </div>
      )}
      {message && <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
      <PartLines
        label="Quoted items"
        lines={lines.map((line) => ({
          ...{ partId: line.lineNo, number: line.number ?? '', name: line.description },
          ...{ quantity: line.quantity, unit: line.unit },
          remarks: [...remarksOf(line), ...(line.note ? [line.note] : [])],
          ...{ unitPriceCents: line.unitPriceCents, lineTotalCents: line.lineTotalCents },
        }))}
      />
      <dl className={classes.facts}>
        <Fact name="Items">{formatMoney(goodsCents)}</Fact>
        <Fact name="Freight">{freightCents === null ? 'Quoted at checkout' : formatMoney(freightCents)}</Fact>
        <Fact name="Valid through">{dayText(validUntil)}</Fact>
        <Fact name="Tax">Calculated at checkout</Fact>
      </dl>
    </Section>
  )
}

interface NoteFormProps {
  readonly label: string
  readonly action: string
  readonly required: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (note: string) => void
  readonly onBack: () => void
}

/** A note that goes with a decision. */
function NoteForm({ label, action, required, busy, error, onSend, onBack }: NoteFormProps) {
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const send = () => {
    const empty = required && note.trim() === ''
    setMissing(empty)
    if (!empty && !busy) onSend(note)
  }
  return (
    <Stack gap={10}>
      <Textarea
        label={label}
        withAsterisk={required}
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        error={missing && note.trim() === '' ? 'This field is required.' : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {error ? <OutcomeNote tone="bad" title={readError(error).message} /> : null}
      <Group gap={10}>
        <Button variant="default" h={44} onClick={onBack}>
          Back
        </Button>
        <Button h={44} onClick={send} data-busy={busy || undefined}>
          {action}
        </Button>
      </Group>
    </Stack>
  )
}

interface DecideProps {
  readonly quote: PriceQuote
  readonly named: NamedPriceQuote
  readonly onOrder: () => void
}

function Decide({ quote, named, onOrder }: DecideProps) {
  const [doing, setDoing] = useState<'decline' | 'ask_again' | null>(null)
  const { decline, askAgain, withdraw } = usePriceQuoteActions()
  const { actions, revision } = quote
  const may = (action: (typeof actions)[number]) => actions.includes(action)
  const seen = { priceQuoteId: named.id, ...(named.key === null ? {} : { key: named.key }), revision }
  const done = () => setDoing(null)
  const end = async () => {
    const text = 'We stop working on it.'
    if (!(await confirm({ title: 'Withdraw this request?', text, action: 'Withdraw', cancel: 'Keep' })))
      return
    withdraw.mutate(seen, { onSuccess: () => notify('Your request was withdrawn.') })
  }
  if (doing === 'decline')
    return (
      <NoteForm
        label="Why not? (optional)"
        action="Decline the quote"
        required={false}
        busy={decline.isPending}
        error={decline.error}
        onBack={done}
        onSend={(note) =>
          decline.mutate({ ...seen, note }, { onSuccess: () => notify('You declined the quote.') })
        }
      />
    )
  if (doing === 'ask_again')
    return (
      <NoteForm
        label="What should be different?"
        action="Ask again"
        required
        busy={askAgain.isPending}
        error={askAgain.error}
        onBack={done}
        onSend={(note) =>
          askAgain.mutate(
            { ...seen, note },
            {
              onSuccess: () => {
                done()
                notify('We received your question and will send a new quote.')
              },
            },
          )
        }
      />
    )
  return (
    <Group gap={10}>
      {may('accept') && (
        <Button size="md" h={48} onClick={onOrder}>
          Accept and check out
        </Button>
      )}
      {may('ask_again') && (
        <Button variant="default" h={48} onClick={() => setDoing('ask_again')}>
          Ask again
        </Button>
      )}
      {may('decline') && (
        <Button variant="default" h={48} onClick={() => setDoing('decline')}>
          Decline
        </Button>
      )}
      {may('withdraw') && (
        <Button variant="default" h={48} onClick={() => void end()}>
          Withdraw
        </Button>
      )}
      {withdraw.error && <OutcomeNote tone="bad" title={readError(withdraw.error).message} />}
    </Group>
  )
}

/** What happened to a request. */
function History({ events }: Pick<PriceQuote, 'events'>) {
  return (
    <Section id="quote-history" title="History">
      <ol className={classes.events}>
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

function Shown({ quote, named, onOrder }: DecideProps) {
  const { number, state, neededBy, orderNumber, actions, events, versions } = quote
  return (
    <>
      <Section id="quote-status" title={stateWords[state]}>
        <dl className={classes.facts}>
          <Fact name="Asked">{storeDay(quote.askedAt)}</Fact>
          <Fact name="By">{quote.contactName}</Fact>
          {neededBy && <Fact name="Needed by">{dayText(neededBy)}</Fact>}
          {orderNumber && <Fact name="Order Number">{orderNumber}</Fact>}
        </dl>
        {state === 'refused' && <Text>{events.findLast(({ kind }) => kind === 'refused')?.note}</Text>}
        {(state === 'asked' || state === 'asked_again') && (
          <Text>
            We’ll send an email to {quote.contactEmail} once {number} is answered.
          </Text>
        )}
        {actions.length > 0 && <Decide quote={quote} named={named} onOrder={onOrder} />}
      </Section>
      <Answer versions={versions} named={named} />
      <Asked quote={quote} named={named} />
      <History events={events} />
    </>
  )
}

export interface QuotePageProps {
  readonly named: NamedPriceQuote
  readonly onOrder: () => void
}

/** One request for a quote as its buyer sees it: what was asked, the answers, and what they may do. */
export function QuotePage({ named, onOrder }: QuotePageProps) {
  const quote = usePriceQuote(named)
  return (
    <Stack gap={16} maw={860} mx="auto" w="100%">
      <PanelHeading>{quote.data ? `Quote ${quote.data.number}` : 'Quote'}</PanelHeading>
      <QueryStates query={quote} pending={<Skeleton height={420} />}>
        {(shown) => <Shown quote={shown} named={named} onOrder={onOrder} />}
      </QueryStates>
    </Stack>
  )
}
