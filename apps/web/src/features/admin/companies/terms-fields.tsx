import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { discountRates } from '@mullion/domain/accounts/company'
import { homeStateCertificateStates, taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { usStates } from '@mullion/domain/postal-address'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import classes from './terms-fields.module.css'

type TaxExemptState = (typeof taxExemptStateChoices)[number]

export const discountChoices = discountRates.map((rate) => ({
  value: String(rate),
  label: rate === 1 ? '1 (list price)' : `${rate} (${Math.round((1 - rate) * 100)}% off)`,
}))

interface TermsValues {
  readonly taxExemptStates: readonly TaxExemptState[]
  readonly termsCode: string
  readonly poRequired: boolean
  readonly iseMember: boolean
}

interface FieldsProps {
  readonly form: StaffFields<TermsValues>
}

/** States where a company is exempt from sales tax; those that accept a home-state certificate are marked. */
function TaxExemptStates({ form }: FieldsProps) {
  const chosen = form.values.taxExemptStates
  const toggle = (state: TaxExemptState) =>
    form.set(
      'taxExemptStates',
      taxExemptStateChoices.filter((each) =>
        each === state ? !chosen.includes(each) : chosen.includes(each),
      ),
    )
  return (
    <fieldset>
      <legend className={classes.legend}>Tax-exempt states</legend>
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

/** Where a company pays no tax, and what its orders need. */
export function TermsFields({ form, poLabel }: FieldsProps & { readonly poLabel: string }) {
  return (
    <>
      <TaxExemptStates form={form} />
      <div className={classes.boxes}>
        <Checkbox
          {...form.box('poRequired')}
          label={poLabel}
          description="For companies on terms"
          disabled={form.values.termsCode === 'CC'}
        />
        <Checkbox
          {...form.box('iseMember')}
          label="ISE member"
          description="ISE number required on all orders"
        />
      </div>
    </>
  )
}
