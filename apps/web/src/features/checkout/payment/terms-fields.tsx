import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import fields from '../../../ui/fields.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { PoDocumentField } from './po-document-field.tsx'
import type { Payment } from './use-payment.ts'

export interface TermsFieldsProps {
  readonly payment: Payment
  readonly options: CheckoutOptions
}

/** PO number for an order on terms, and the PO document if the company requires one. */
export function TermsFields({ payment: { form }, options }: TermsFieldsProps) {
  const { companyName, poRequired, actingFor } = options
  return (
    <>
      <p>{companyName ? `${companyName} pays on terms (net 30).` : 'Your company pays on terms (net 30).'}</p>
      <div className={fields.fields}>
        <TextField {...form.text('poNumber')} label="PO number" required maxLength={50} autoComplete="off" />
      </div>
      {poRequired && (
        <PoDocumentField
          document={form.values.poDocument}
          problem={form.shown.poDocumentId}
          actingFor={actingFor?.id ?? null}
          onChange={(document) => {
            form.fill({ poDocument: document })
            if (form.shown.poDocumentId) form.leave('poDocumentId')
          }}
        />
      )}
    </>
  )
}

/** ISE number, which members enter on every order, however they pay. */
export function IseField({ payment: { form } }: Pick<TermsFieldsProps, 'payment'>) {
  return (
    <div className={fields.fields}>
      <TextField {...form.text('iseNumber')} label="ISE number" required maxLength={50} autoComplete="off" />
    </div>
  )
}

/** Optional customer email; staff get the confirmation as well. */
export function CustomerEmailField({ payment: { form } }: Pick<TermsFieldsProps, 'payment'>) {
  return (
    <div className={fields.fields}>
      <TextField
        {...form.text('customerEmail')}
        label="Customer email"
        type="email"
        inputMode="email"
        autoCapitalize="off"
        maxLength={254}
        description="Optional. The customer also gets the order confirmation."
      />
    </div>
  )
}
