import type { Company } from '@mullion/domain/accounts/company'
import { ContactLine } from '../../../../ui/contact-line.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Fact } from './fact.tsx'
import classes from './overview.module.css'

function priceText({ discountRate }: Company): string {
  const percent = Math.round((1 - discountRate) * 100)
  return percent > 0 ? `${percent}% off list price` : 'List price'
}

function documentsText({ poRequired, iseMember }: Company): string {
  const needed = ['PO number', ...(poRequired ? ['PO document'] : []), ...(iseMember ? ['ISE number'] : [])]
  return new Intl.ListFormat('en-US').format(needed)
}

/** Read-only price and payment terms, set by the store. */
export function PriceTerms({ company }: { readonly company: Company }) {
  const onTerms = company.termsCode === 'PO'
  return (
    <Section id="account-terms" title="Prices and terms">
      <dl className={classes.facts}>
        <Fact name="Prices">{priceText(company)}</Fact>
        <Fact name="Payment">{onTerms ? 'Net 30, by purchase order' : 'Credit card'}</Fact>
        {onTerms && <Fact name="Required on each order">{documentsText(company)}</Fact>}
      </dl>
      <p className={classes.note}>
        To change any of this, <ContactLine />.
      </p>
    </Section>
  )
}
