import { Box, Group, Radio, Skeleton, Stack, Text } from '@mantine/core'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { cardHasExpired, printedExpiry } from '../../../lib/card-expiry.ts'
import { CardLogo } from '../../../ui/card-logo.tsx'
import fields from '../../../ui/fields.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import classes from './payment.module.css'
import type { Payment } from './use-payment.ts'

const radio = { name: 'payWith', classNames: { body: classes.cardBody, label: classes.cardLabel } }

function CardRow({ card, payment: { form, facts } }: { readonly card: SavedCard; payment: Payment }) {
  const expired = cardHasExpired(card.cardExpiration, new Date())
  const chosen = facts.savedCardId === card.methodId
  return (
    <li className={classes.card} data-chosen={chosen || undefined}>
      <Radio
        {...radio}
        value={card.methodId}
        checked={chosen}
        disabled={expired}
        onChange={() => form.set('savedCardId', card.methodId)}
        label={
          <Group component="span" gap="4px 12px">
            <CardLogo brand={card.cardType} />
            <Text span flex="1 1 150px" fw={560}>
              {card.methodName}{' '}
              <Text span fw={400} style={{ whiteSpace: 'nowrap' }}>
                ending in {card.lastFour}
              </Text>
            </Text>
            <span className={fields.note}>
              {expired ? 'Expired' : 'Expires'} {printedExpiry(card.cardExpiration)}
            </span>
          </Group>
        }
      />
      {chosen && (
        <Box className={fields.fields} pb={12}>
          <TextField
            {...form.text('savedCard.cardCode')}
            label="CVV (optional)"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            onType={(path, text) => form.set(path, text.replace(/\D/g, ''))}
            className={fields.third ?? ''}
          />
        </Box>
      )}
    </li>
  )
}

export function SavedCardChoice({ payment }: { readonly payment: Payment }) {
  const { form, facts, cards } = payment
  return (
    <QueryStates
      query={cards}
      pending={<Skeleton height={112} role="status" aria-label="Loading cards" />}
      isEmpty={(list) => list.length === 0}
      empty={<Text c="dimmed">No saved cards available.</Text>}
    >
      {(list) => (
        <fieldset>
          <Box component="legend" className={fields.note} mb={8}>
            Pay with
          </Box>
          <Stack component="ul" gap={8}>
            {list.map((card) => (
              <CardRow key={card.methodId} card={card} payment={payment} />
            ))}
            <li className={classes.card} data-chosen={facts.savedCardId === '' || undefined}>
              <Radio
                {...radio}
                value=""
                label="Another card"
                checked={facts.savedCardId === ''}
                onChange={() => form.set('savedCardId', '')}
              />
            </li>
          </Stack>
        </fieldset>
      )}
    </QueryStates>
  )
}
