import { Skeleton, Stack, Text } from '@mantine/core'
import { type NamedPriceQuote, usePriceQuote } from '@mullion/client/price-quotes/price-quotes.hooks'
import type { PriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import { dayText, storeDay, storeMoment } from '../../lib/store-time.ts'
import '../../ui/print-sheet.css'
import { BackLink, type BackLinkProps } from '../../ui/back-link.tsx'
import { Fact } from '../../ui/fact.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'
import { Decide, type DecideProps } from './decide.tsx'
import { Answer, Asked } from './quote-items.tsx'
import { eventText, stateWords } from './quote-words.ts'

/** What happened to a request. */
function History({ events }: Pick<PriceQuote, 'events'>) {
  return (
    <Section id="quote-history" title="History">
      <ol className={requests.events}>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only added, and two may be of one moment
          <li key={`${event.at} ${event.kind} ${at}`}>
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
        <dl className={requests.facts}>
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
        {actions.length > 0 && (
          <div data-no-print>
            <Decide quote={quote} named={named} onOrder={onOrder} />
          </div>
        )}
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
  /** Leads to the viewer's quotes, or for a guest to the parts. */
  readonly back?: BackLinkProps | undefined
}

/** One request for a quote as its buyer sees it: what was asked, the answers, and what they may do. */
export function QuotePage({ named, onOrder, back }: QuotePageProps) {
  const quote = usePriceQuote(named)
  return (
    <Stack gap={16} maw={860} mx="auto" w="100%" data-print-sheet>
      {back && <BackLink {...back} />}
      <PanelHeading>{quote.data ? `Quote ${quote.data.number}` : 'Quote'}</PanelHeading>
      <QueryStates query={quote} pending={<Skeleton height={420} />}>
        {(shown) => <Shown quote={shown} named={named} onOrder={onOrder} />}
      </QueryStates>
    </Stack>
  )
}
