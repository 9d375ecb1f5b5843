import { Radio, Skeleton, Stack, Text } from '@mantine/core'
import { useRemoveSavedCard } from '@mullion/client/accounts/cards.hooks'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { cardBrandNames } from '@mullion/domain/card'
import { useState } from 'react'
import { cardHasExpired, printedExpiry } from '../../../../lib/card-expiry.ts'
import { notify } from '../../../../lib/notices.state.ts'
import { CardLogo } from '../../../../ui/card-logo.tsx'
import { DeleteButton } from '../../delete-button.tsx'
import classes from './card-list.module.css'

interface CardRowProps {
  readonly card: SavedCard
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onRemoved: () => void
}

function DeleteCard({ card, onRemoved }: Pick<CardRowProps, 'card' | 'onRemoved'>) {
  const { mutateAsync, isPending } = useRemoveSavedCard()
  const name = `“${card.methodName}”`
  const deleted = () => {
    notify(`Deleted ${name}.`)
    onRemoved()
  }
  return (
    <DeleteButton
      name={name}
      question={{
        title: 'Delete this card?',
        text: `${name}, ${cardBrandNames[card.cardType]} ending in ${card.lastFour}, will be removed from your account. You can add it again at checkout.`,
      }}
      busy={isPending}
      onDelete={() => mutateAsync({ methodId: card.methodId })}
      onDeleted={deleted}
    />
  )
}

function CardRow({ card, chosen, onChoose, onRemoved }: CardRowProps) {
  const expired = cardHasExpired(card.cardExpiration, new Date())
  return (
    <li className={classes.card} data-chosen={chosen || undefined}>
      <Radio
        name="savedCard"
        value={card.methodId}
        checked={chosen}
        onChange={onChoose}
        miw={0}
        classNames={{ body: classes.body, label: classes.label }}
        label={
          <span className={classes.words}>
            <CardLogo brand={card.cardType} />
            <Text span fw={560} className={classes.name}>
              “{card.methodName}”
              <Text span display="block" fz="sm" c="dimmed" fw={450}>
                {card.accountHolderName}
              </Text>
            </Text>
            <span>ending in {card.lastFour}</span>
            <Text span c={expired ? 'var(--bad-ink)' : 'dimmed'} fw={expired ? 560 : undefined}>
              {expired ? 'Expired' : 'Expires'} {printedExpiry(card.cardExpiration)}
            </Text>
          </span>
        }
      />
      {chosen && <DeleteCard card={card} onRemoved={onRemoved} />}
    </li>
  )
}

export interface CardListProps {
  readonly cards: readonly SavedCard[]
  readonly onRemoved: () => void
}

export function CardList({ cards, onRemoved }: CardListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <fieldset>
      <Text component="legend" mb={10} fz="sm" c="dimmed">
        Select a card to remove it.
      </Text>
      <Stack component="ul" gap={8}>
        {cards.map((card) => (
          <CardRow
            key={card.methodId}
            card={card}
            chosen={card.methodId === chosen}
            onChoose={() => setChosen(card.methodId)}
            onRemoved={onRemoved}
          />
        ))}
      </Stack>
    </fieldset>
  )
}

export function CardListSkeleton() {
  return (
    <Stack gap={8} role="status" aria-label="Loading cards">
      <Skeleton height={15} width={200} mb={4} />
      <Skeleton height={66} />
      <Skeleton height={66} />
    </Stack>
  )
}
