import { Group, Radio, Skeleton } from '@mantine/core'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { cardHasExpired, printedExpiry } from '../../../lib/card-expiry.ts'
import { CardLogo } from '../../../ui/card-logo.tsx'
import fields from '../../../ui/fields.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import classes from './saved-card-choice.module.css'
import type { Payment } from './use-payment.ts'

interface CardRowProps {
  readonly card: SavedCard
  readonly payment: Payment
}

const radioClasses = { root: classes.root, body: classes.body, label: classes.label }

function CardRow({ card, payment: { form, facts } }: CardRowProps) {
  const expired = cardHasExpired(card.cardExpiration, new Date())
  const chosen = facts.savedCardId === card.methodId
  return (
    <li className={classes.card} data-chosen={chosen || undefined}>
      <Radio
        name="payWith"
        value={card.methodId}
        checked={chosen}
        disabled={expired}
        onChange={() => form.set('savedCardId', card.methodId)}
        classNames={radioClasses}
        label={
          <Group component="span" gap="4px 12px">
            <CardLogo brand={card.cardType} />
            <span className={classes.name}>
              {card.methodName} <span className={classes.number}>ending in {card.lastFour}</span>
            </span>
            <span className={classes.expiry}>
              {expired ? 'Expired' : 'Expires'} {printedExpiry(card.cardExpiration)}
            </span>
          </Group>
        }
      />
      {chosen && (
        <div className={fields.fields}>
          <TextField
            {...form.text('savedCard.cardCode')}
            label="CVV (optional)"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            onType={(path, text) => form.set(path, text.replace(/\D/g, ''))}
            className={fields.third ?? ''}
          />
        </div>
      )}
    </li>
  )
}

/** Picks one of the buyer's saved cards, or a new card. */
export function SavedCardChoice({ payment }: { readonly payment: Payment }) {
  const { form, facts, cards } = payment
  return (
    <QueryStates
      query={cards}
      pending={<Skeleton height={112} role="status" aria-label="Loading cards" />}
      isEmpty={(list) => list.length === 0}
      empty={<p className={classes.none}>No saved cards available.</p>}
    >
      {(list) => (
        <fieldset>
          <legend className={classes.legend}>Pay with</legend>
          <ul className={classes.list}>
            {list.map((card) => (
              <CardRow key={card.methodId} card={card} payment={payment} />
            ))}
            <li className={classes.card} data-chosen={facts.savedCardId === '' || undefined}>
              <Radio
                name="payWith"
                value=""
                label="Another card"
                checked={facts.savedCardId === ''}
                onChange={() => form.set('savedCardId', '')}
                classNames={radioClasses}
              />
            </li>
          </ul>
        </fieldset>
      )}
    </QueryStates>
  )
}
