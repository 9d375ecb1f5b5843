import { Checkbox } from '@mantine/core'
import { discountRates } from '@mullion/domain/accounts/company'
import { homeStateCertificateStates, taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { usStates } from '@mullion/domain/postal-address'
import fields from '../../../ui/fields.module.css'
import classes from './company-fields.module.css'

type TaxExemptState = (typeof taxExemptStateChoices)[number]

export const discountChoices = discountRates.map((rate) => ({
  value: String(rate),
  label: rate === 1 ? '1 (list price)' : `${rate} (${Math.round((1 - rate) * 100)}% off)`,
}))

export interface TaxExemptStatesProps {
  readonly chosen: readonly TaxExemptState[]
  readonly onChange: (states: TaxExemptState[]) => void
}

/** States where a company is exempt from sales tax; those that accept a home-state certificate are marked. */
export function TaxExemptStates({ chosen, onChange }: TaxExemptStatesProps) {
  const toggle = (state: TaxExemptState) =>
    onChange(
      taxExemptStateChoices.filter((each) =>
        each === state ? !chosen.includes(each) : chosen.includes(each),
      ),
    )
  return (
    <fieldset className={classes.states}>
      <legend>Tax-exempt states</legend>
      <p className={fields.note}>★ accepts a home-state exemption certificate</p>
      <div className={classes.choices}>
        {taxExemptStateChoices.map((state) => (
          <Checkbox
            key={state}
            name={`taxExempt-${state}`}
            label={homeStateCertificateStates.has(state) ? `${state} ★` : state}
            aria-label={
              homeStateCertificateStates.has(state)
                ? `${usStates[state]}, accepts a home-state certificate`
                : usStates[state]
            }
            checked={chosen.includes(state)}
            onChange={() => toggle(state)}
            data-home-state={homeStateCertificateStates.has(state) || undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}
