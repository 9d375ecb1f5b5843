import { Button, Skeleton, Text } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePriceQuotes } from '@mullion/client/price-quotes/price-quotes.hooks'
import { formatMoney } from '@mullion/domain/money'
import type { PriceQuoteSummary } from '@mullion/domain/price-quotes/price-quote-view'
import { IconFileDollar } from '@tabler/icons-react'
import { useState } from 'react'
import { onPlainClick } from '../../lib/plain-click.ts'
import { dayText, storeDay } from '../../lib/store-time.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'
import { type MineOrCompany, WhoseControl } from '../../ui/whose-control.tsx'
import { stateWords } from './quote-words.ts'

export interface QuoteListProps {
  readonly onOpen: (priceQuoteId: number) => void
  readonly linkTo: (priceQuoteId: number) => string
  readonly onAsk: () => void
}

type RowProps = Pick<QuoteListProps, 'onOpen' | 'linkTo'> & {
  readonly quote: PriceQuoteSummary
  readonly ofCompany: boolean
}

function QuoteRow({ quote, ofCompany, onOpen, linkTo }: RowProps) {
  const { id, number, state, lineCount, askedAt, validUntil, goodsCents, contactName, orderNumber } = quote
  return (
    <li>
      <a className={requests.request} href={linkTo(id)} onClick={onPlainClick(() => onOpen(id))}>
        <span className={requests.who}>{number}</span>
        <span className={requests.total}>{goodsCents === null ? '' : formatMoney(goodsCents)}</span>
        <Text span fz="sm" c="dimmed">
          {ofCompany && `${contactName}, `}
          {storeDay(askedAt)}, {lineCount} {lineCount === 1 ? 'item' : 'items'}
        </Text>
        <Text span fz="sm">
          {orderNumber ? `Order ${orderNumber}` : stateWords[state]}
          {state === 'answered' && validUntil && `, valid through ${dayText(validUntil)}`}
        </Text>
      </a>
    </li>
  )
}

/** The viewer's requests for a quote, and those of the company for its admins. */
export function QuoteList({ onOpen, linkTo, onAsk }: QuoteListProps) {
  const { data: viewer } = useViewer()
  const [scope, setScope] = useState<MineOrCompany>('mine')
  const [page, setPage] = useState(1)
  const quotes = usePriceQuotes(scope, page)
  const show = (next: MineOrCompany) => {
    setScope(next)
    setPage(1)
  }
  const ask = (
    <Button h={44} variant="default" onClick={onAsk}>
      Request a quote
    </Button>
  )
  return (
    <Section id="quotes" title="Quotes" aside={ask}>
      {viewer?.user.role === 'company_admin' && (
        <WhoseControl label="Whose quotes" whose={scope} onWhose={show} />
      )}
      <QueryStates
        query={quotes}
        pending={<Skeleton height={220} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyNote icon={<IconFileDollar size={30} stroke={1.6} aria-hidden />} title="No quotes yet.">
            <p>Ask for a price of more than we show, a special cut, or a part that isn’t in the catalog.</p>
          </EmptyNote>
        }
      >
        {({ quotes: shown, pages }) => (
          <>
            <ul className={requests.requests} aria-busy={quotes.isPlaceholderData}>
              {shown.map((quote) => (
                <QuoteRow
                  key={quote.id}
                  quote={quote}
                  ofCompany={scope === 'company'}
                  onOpen={onOpen}
                  linkTo={linkTo}
                />
              ))}
            </ul>
            {pages > 1 && <Pages of="quotes" page={page} pages={pages} onPage={setPage} />}
          </>
        )}
      </QueryStates>
    </Section>
  )
}
