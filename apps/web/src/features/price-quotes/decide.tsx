import { Button, Group } from '@mantine/core'
import { type NamedPriceQuote, usePriceQuoteActions } from '@mullion/client/price-quotes/price-quotes.hooks'
import { readError } from '@mullion/client/read-error'
import { maxNoteLength } from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import { useState } from 'react'
import { confirm } from '../../lib/confirm.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { NoteForm } from '../../ui/note-form.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'

export interface DecideProps {
  readonly quote: PriceQuote
  readonly named: NamedPriceQuote
  readonly onOrder: () => void
}

/** What the buyer may do about a request and its answer. */
export function Decide({ quote, named, onOrder }: DecideProps) {
  const [doing, setDoing] = useState<'decline' | 'ask_again' | null>(null)
  const { decline, askAgain, withdraw } = usePriceQuoteActions()
  const { actions, revision } = quote
  const may = (action: (typeof actions)[number]) => actions.includes(action)
  const seen = { priceQuoteId: named.id, ...(named.key === null ? {} : { key: named.key }), revision }
  const done = () => {
    setDoing(null)
    // The button that was pressed is gone.
    document.getElementById('quote-status')?.focus()
  }
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
        maxLength={maxNoteLength}
        optional
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
        maxLength={maxNoteLength}
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
