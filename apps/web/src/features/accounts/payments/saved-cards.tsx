import '@mantine/core/styles/Radio.layer.css'
import { useSavedCards } from '@mullion/client/accounts/cards.hooks'
import { IconCreditCard } from '@tabler/icons-react'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { CardList, CardListSkeleton } from './components/card-list.tsx'

/** Cards saved with the payment gateway for the user. */
export function SavedCards() {
  const cards = useSavedCards()
  return (
    <Section id="saved-cards" title="Your Payments">
      <QueryStates
        query={cards}
        pending={<CardListSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyNote
            icon={<IconCreditCard size={32} stroke={1.6} aria-hidden />}
            title="No saved cards available."
          >
            <p>Cards you save at checkout appear here.</p>
          </EmptyNote>
        }
      >
        {(list) => <CardList cards={list} />}
      </QueryStates>
    </Section>
  )
}
