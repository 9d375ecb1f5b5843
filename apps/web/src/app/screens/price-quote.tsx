import { Skeleton } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { usePart } from '@mullion/client/catalog/catalog.hooks'
import {
  type NamedPriceQuote,
  usePriceQuote,
  useRefreshPriceQuotes,
} from '@mullion/client/price-quotes/price-quotes.hooks'
import { entriesOf, type SavedCartLine, storedPartOf } from '@mullion/domain/cart/stored-cart'
import type { AskedPriceQuote, PriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import type { QuotedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { cartState } from '../../features/cart/cart.state.ts'
import { CheckoutPanel } from '../../features/checkout/checkout-panel.tsx'
import { QuotePage } from '../../features/price-quotes/quote-page.tsx'
import { RequestForm, type RequestFormProps } from '../../features/price-quotes/request-form.tsx'
import type { CartView, CheckoutViewName } from '../../lib/checkout-views.ts'
import { QueryStates } from '../../ui/query-states.tsx'
import { backLinkTo, correctIn, navigate } from '../navigation/navigation.ts'
import { type PanelProps, startRoute, to, type ViewOf } from '../navigation/routes.ts'

/** A quoted line as the checkout shows lines of a cart; items that are not in the catalog have ids of their own. */
function entryOf({ lineNo, partId, number, description, ...line }: QuotedLine): SavedCartLine {
  const { unit, quantity, unitPriceCents, comments, configurations, note } = line
  const id = partId ?? -lineNo
  return {
    part: { id, number: number ?? '', name: description, priceCents: unitPriceCents, unit, imageVersion: 0 },
    quantity,
    comments: note ? [...comments, note] : comments,
    precisionLengths: [],
    configurations,
    addedAt: lineNo,
  }
}

interface CheckoutProps {
  readonly quote: PriceQuote
  readonly named: NamedPriceQuote
  readonly view: CheckoutViewName
}

function QuoteCheckout({ quote, named: { id, key }, view }: CheckoutProps) {
  const [latest] = quote.versions
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refresh = useRefreshPriceQuotes()
  const at = (next: CartView): ViewOf<'quote'> =>
    next === 'shipping' || next === 'finalize' ? next : 'quote'
  const place = (next: CartView) => ({ ...to('quote', at(next)), chosen: id, quoteKey: key })
  return (
    <CheckoutPanel
      view={view}
      entries={(latest?.lines ?? []).map(entryOf)}
      priceQuote={{ id, versionNo: latest?.versionNo ?? 0, ...(key === null ? {} : { key }) }}
      currentIdempotencyKey={() => idempotencyKey}
      onView={(next) => navigate(place(next))}
      onReplaceView={(next) => correctIn('quote', { panel: 'quote', view: at(next) })}
      onPlaced={refresh}
      onDone={() => navigate(startRoute)}
    />
  )
}

/** False for a quote that expired, for example: its checkout shows the quote. One that is ordered keeps its result. */
const isOrderable = ({ state, actions }: PriceQuote) =>
  actions.includes('accept') || state === 'ordering' || state === 'accepted'

function OneQuote({
  named,
  view,
}: Omit<CheckoutProps, 'quote' | 'view'> & { readonly view: ViewOf<'quote'> }) {
  const quote = usePriceQuote(named)
  const { data: viewer } = useViewer()
  const back = viewer
    ? backLinkTo('All quotes', to('account', 'quotes'))
    : backLinkTo('Search parts', startRoute)
  const order = () => navigate({ ...to('quote', 'shipping'), chosen: named.id, quoteKey: named.key })
  const page = <QuotePage named={named} onOrder={order} back={viewer === undefined ? undefined : back} />
  if (view !== 'shipping' && view !== 'finalize') return page
  return (
    <QueryStates query={quote} pending={<Skeleton height={420} />}>
      {(shown) => (isOrderable(shown) ? <QuoteCheckout quote={shown} named={named} view={view} /> : page)}
    </QueryStates>
  )
}

/** Asks for a quote of one part, from its page. */
function RequestOfPart({ partId, owner, onAsked }: Omit<RequestFormProps, 'entries'> & { partId: number }) {
  const part = usePart(partId)
  return (
    <QueryStates query={part} pending={<Skeleton height={420} />}>
      {(found) => (
        <RequestForm
          entries={[
            {
              ...{ part: storedPartOf(found), quantity: 1, addedAt: 0 },
              ...{ comments: [], precisionLengths: [], configurations: [] },
            },
          ]}
          fromPart
          owner={owner}
          onAsked={onAsked}
        />
      )}
    </QueryStates>
  )
}

function Request({ partId }: { readonly partId: number | null }) {
  const { data: viewer, isPending } = useViewer()
  const { entries } = useSnapshot(cartState)
  if (isPending) return <Skeleton height={420} />
  const asking = {
    owner: viewer?.user.id ?? null,
    onAsked: ({ id, key }: AskedPriceQuote) => navigate({ ...to('quote'), chosen: id, quoteKey: key }),
  }
  return partId === null ? (
    <RequestForm entries={entriesOf(entries)} {...asking} />
  ) : (
    <RequestOfPart key={partId} partId={partId} {...asking} />
  )
}

export function PriceQuoteScreen({ route: { view, chosen, quoteKey } }: PanelProps<'quote'>) {
  if (view === 'request' || chosen === null) return <Request partId={chosen} />
  return <OneQuote key={chosen} named={{ id: chosen, key: quoteKey }} view={view} />
}
