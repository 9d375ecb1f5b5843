import { Checkbox, Stack, Text } from '@mantine/core'
import type { BillingDraft, CardForm } from '../lib/card-form.ts'
import classes from './card-fields.module.css'
import { CountryField } from './country-field.tsx'
import fields from './fields.module.css'
import { StateField } from './state-field.tsx'
import { TextField } from './text-field.tsx'

export function BillingFields({ payment: { form, facts, billToShipping } }: { readonly payment: CardForm }) {
  const { sameAsShipping, country } = form.values.billing
  const { nameOrCompany, address1, city, state, postalCode } = facts.address
  const field = (name: Exclude<keyof BillingDraft, 'sameAsShipping'>, autoComplete: string) => ({
    ...form.text(`billing.${name}`),
    autoComplete: `billing ${autoComplete}`,
  })
  const half = (name: Parameters<typeof field>[0], autoComplete: string) => ({
    ...field(name, autoComplete),
    className: fields.half ?? '',
  })
  // States differ by country, so changing the country clears the state.
  const changeCountry = (_: string, to: string) => {
    form.set('billing.state', '')
    form.set('billing.country', to)
  }
  return (
    <>
      <div className={fields.fields}>
        <TextField {...half('firstName', 'given-name')} label="First name" />
        <TextField {...half('lastName', 'family-name')} label="Last name" />
        {facts.email === null && (
          <TextField
            {...form.text('billing.buyerEmail')}
            label="Billing email"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            maxLength={254}
            className={fields.full ?? ''}
            description="Your order confirmation goes here."
          />
        )}
      </div>
      <Stack gap={8}>
        <Text component="h3" fw={600}>
          Billing address
        </Text>
        <Checkbox
          label="Same as shipping address"
          checked={sameAsShipping}
          onChange={(event) => billToShipping(event.currentTarget.checked)}
          classNames={{ body: classes.checkBody }}
        />
        {sameAsShipping ? (
          <p className={fields.note}>
            {nameOrCompany}, {address1}, {city}, {state} {postalCode}
          </p>
        ) : (
          <div className={fields.fields}>
            <TextField
              {...field('companyName', 'organization')}
              label="Company"
              className={fields.full ?? ''}
            />
            <TextField {...field('address1', 'address-line1')} label="Address 1" required />
            <TextField {...field('address2', 'address-line2')} label="Address 2" />
            <CountryField {...half('country', 'country')} onType={changeCountry} />
            <TextField
              {...half('zip', 'postal-code')}
              label={country === 'CA' ? 'Postal code' : 'ZIP code'}
              required
              maxLength={10}
            />
            <TextField {...half('city', 'address-level2')} label="City" />
            {country === 'US' ? (
              <StateField {...half('state', 'address-level1')} />
            ) : (
              <TextField {...half('state', 'address-level1')} label="Province" />
            )}
          </div>
        )}
      </Stack>
    </>
  )
}
