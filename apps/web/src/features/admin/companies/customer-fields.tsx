import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Checkbox, Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core'
import { discountRates } from '@mullion/domain/accounts/company'
import { homeStateCertificateStates, taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { usStates } from '@mullion/domain/postal-address'
import { type InputForm, required } from '../../../lib/input-props.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import boxes from '../form/boxes.module.css'

type TaxExemptState = (typeof taxExemptStateChoices)[number]

const discountChoices = discountRates.map((rate) => ({
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
      <Text component="legend" fz="sm" fw={560}>
        Tax-exempt states
      </Text>
      <Text fz="sm" c="dimmed">
        ★ accepts a home-state exemption certificate
      </Text>
      <SimpleGrid className={boxes.boxes} minColWidth={84} spacing={8} verticalSpacing={2} mt={8}>
        {taxExemptStateChoices.map((state) => {
          const certificate = homeStateCertificateStates.has(state)
          return (
            <Checkbox
              key={state}
              fw={certificate ? 600 : 400}
              name={`taxExempt-${state}`}
              label={certificate ? `${state} ★` : state}
              aria-label={`${usStates[state]}${certificate ? ', accepts a home-state certificate' : ''}`}
              checked={chosen.includes(state)}
              onChange={() => toggle(state)}
            />
          )
        })}
      </SimpleGrid>
    </fieldset>
  )
}

export function NameAndNumber({ form }: { readonly form: InputForm<'name' | 'customerNumber'> }) {
  return (
    <>
      <TextInput {...form.input('name')} {...required} label="Company name" maxLength={100} />
      <TextInput
        {...form.input('customerNumber')}
        {...required}
        label="Sage Customer Number"
        autoCapitalize="characters"
        maxLength={30}
      />
    </>
  )
}

interface PricesProps {
  readonly form: StaffFields<{ readonly termsCode: string; readonly discountRate: number }>
  readonly codes: Readonly<Record<'CC' | 'PO', string>>
}

export function TermsAndDiscount({ form, codes }: PricesProps) {
  const terms = Object.entries(codes).map(([value, label]) => ({ value, label }))
  return (
    <>
      <NativeSelect
        {...form.input('termsCode')}
        {...required}
        label="Terms code"
        data={[{ value: '', label: 'Choose terms' }, ...terms]}
      />
      <NativeSelect
        {...form.input('discountRate')}
        {...required}
        label="Discount rate"
        data={discountChoices}
        onChange={(event) => form.set('discountRate', Number(event.currentTarget.value))}
      />
    </>
  )
}

export function TermsFields({ form, poLabel }: FieldsProps & { readonly poLabel: string }) {
  return (
    <>
      <TaxExemptStates form={form} />
      <Group className={boxes.boxes} gap="4px 28px">
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
      </Group>
    </>
  )
}
