import { Group, Text } from '@mantine/core'
import { cardBrand, expiryYears } from '@mullion/domain/card'
import type { CardForm } from '../lib/card-form.ts'
import classes from './card-fields.module.css'
import { CardNumberField } from './card-number-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import fields from './fields.module.css'
import { TextField } from './text-field.tsx'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const choose = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
]

function Expiry({ payment: { form, facts } }: { readonly payment: CardForm }) {
  const { card } = form.values
  const problem = form.shown['card.cardExpiration']
  // Moving from month to year does not count as leaving the field.
  const leave = () => card.month && card.year && form.leave('card.cardExpiration')
  const type = (part: 'card.month' | 'card.year') => (_: string, text: string) => {
    form.set(part, text)
    if (problem) form.leave('card.cardExpiration')
  }
  const part = { problem: Boolean(problem), onLeave: leave }
  return (
    <fieldset className={classes.expiry} aria-describedby={problem ? 'expiry-problem' : undefined}>
      <Text component="legend" fz="sm" fw={560} lh={1.55}>
        Expiration date{' '}
        <Text span c="var(--bad-ink)" aria-hidden>
          *
        </Text>
      </Text>
      <Group gap={10} grow wrap="nowrap">
        <ChoiceField
          {...part}
          name="card.cardExpiration"
          aria-label="Expiration month"
          value={card.month}
          data={choose('Month', months)}
          autoComplete="cc-exp-month"
          onType={type('card.month')}
        />
        <ChoiceField
          {...part}
          name="expirationYear"
          aria-label="Expiration year"
          value={card.year}
          data={choose('Year', expiryYears(facts.now).map(String))}
          autoComplete="cc-exp-year"
          onType={type('card.year')}
        />
      </Group>
      {problem && (
        <Text id="expiry-problem" mt={5} fz={13} lh={1.2} c="var(--bad-ink)">
          {problem}
        </Text>
      )}
    </fieldset>
  )
}

export function CardFields({ payment }: { readonly payment: CardForm }) {
  const { form } = payment
  const number = form.text('card.cardNumber')
  const codeLength = cardBrand(number.value) === 'A' ? 4 : 3
  return (
    <div className={fields.fields}>
      <CardNumberField {...number} />
      <Expiry payment={payment} />
      <TextField
        {...form.text('card.cardCode')}
        label="CVV"
        required
        placeholder={codeLength === 4 ? '4 digits' : '3 digits'}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={codeLength}
        onType={(path, text) => form.set(path, text.replace(/\D/g, ''))}
        className={classes.code ?? ''}
      />
    </div>
  )
}
