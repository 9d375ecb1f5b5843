import { cardBrand, expiryYears } from '@mullion/domain/card'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import fields from '../../../ui/fields.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import type { CardDraft } from '../payment-fields.ts'
import type { Payment } from '../use-payment.ts'
import classes from './card-fields.module.css'
import { CardNumberField } from './card-number-field.tsx'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const choose = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
]

/** The card: number, expiration date and CVV. */
export function CardFields({ payment }: { readonly payment: Payment }) {
  const { card, setCard, now, form } = payment
  const codeLength = cardBrand(card.number) === 'A' ? 4 : 3
  const set = (change: Partial<CardDraft>) => setCard((before) => ({ ...before, ...change }))
  const expiryProblem = form.shown['card.cardExpiration']
  // Going from the month on to the year is not leaving the date.
  const leaveExpiry = () => card.month && card.year && form.leave('card.cardExpiration')
  return (
    <div className={fields.fields}>
      <CardNumberField
        value={card.number}
        problem={form.shown['card.cardNumber']}
        onType={(number) => {
          set({ number })
          form.typed('card.cardNumber')
        }}
        onLeave={() => form.leave('card.cardNumber')}
      />
      <fieldset className={classes.expiry} aria-describedby={expiryProblem ? 'expiry-problem' : undefined}>
        <legend className={classes.legend}>
          Expiration date <span aria-hidden="true">*</span>
        </legend>
        <div className={classes.parts}>
          <ChoiceField
            name="card.cardExpiration"
            aria-label="Expiration month"
            value={card.month}
            data={choose('Month', months)}
            autoComplete="cc-exp-month"
            problem={Boolean(expiryProblem)}
            onType={(_, month) => {
              set({ month })
              form.typed('card.cardExpiration')
            }}
            onLeave={leaveExpiry}
          />
          <ChoiceField
            name="expirationYear"
            aria-label="Expiration year"
            value={card.year}
            data={choose('Year', expiryYears(now).map(String))}
            autoComplete="cc-exp-year"
            problem={Boolean(expiryProblem)}
            onType={(_, year) => {
              set({ year })
              form.typed('card.cardExpiration')
            }}
            onLeave={leaveExpiry}
          />
        </div>
        {expiryProblem && (
          <p id="expiry-problem" className={classes.problem}>
            {expiryProblem}
          </p>
        )}
      </fieldset>
      <TextField
        name="card.cardCode"
        label="CVV"
        required
        value={card.code}
        placeholder={codeLength === 4 ? '4 digits' : '3 digits'}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={codeLength}
        problem={form.shown['card.cardCode']}
        onType={(_, text) => {
          set({ code: text.replace(/\D/g, '') })
          form.typed('card.cardCode')
        }}
        onLeave={form.leave}
        className={classes.code}
      />
    </div>
  )
}
