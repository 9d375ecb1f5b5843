import { type Company, formatPhone } from '@mullion/domain/accounts/company'
import type { Viewer } from '@mullion/domain/accounts/session'
import { phoneLink } from '../../../../lib/store-info.ts'
import { Section } from '../../../../ui/section.tsx'
import { roleName } from '../../role-name.ts'
import { accountNotices } from '../account-notices.ts'
import { AccountNotices } from './account-notices.tsx'
import { Fact } from './fact.tsx'
import classes from './overview.module.css'
import { PoDocument } from './po-document.tsx'

function CompanyAddress({ company }: { readonly company: Company }) {
  const { address1, address2, city, state, zipCode } = company
  return (
    <address className={classes.address}>
      <span>{address1}</span>
      {address2 && <span>{address2}</span>}
      <span>
        {city}, {state} {zipCode}
      </span>
    </address>
  )
}

/** Who is signed in, for which company, and what that means for ordering. */
export function Overview({ viewer }: { readonly viewer: Viewer }) {
  const { user } = viewer
  const { company } = user
  return (
    <>
      <AccountNotices notices={accountNotices(user)} />
      <Section id="account-you" title="You">
        <dl className={classes.facts}>
          <Fact name="Name">
            {user.firstname} {user.lastname}
          </Fact>
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Role">{roleName(user.role)}</Fact>
        </dl>
      </Section>
      <Section id="account-company" title="Company">
        <dl className={classes.facts}>
          <Fact name="Company">{company.name}</Fact>
          <Fact name="Address">
            <CompanyAddress company={company} />
          </Fact>
          <Fact name="Phone">
            <a href={phoneLink(company.phone)}>{formatPhone(company.phone)}</a>
          </Fact>
          <Fact name="Administrative contact email">
            <a href={`mailto:${company.accountingEmail}`}>{company.accountingEmail}</a>
          </Fact>
        </dl>
      </Section>
      {(company.termsCode === 'PO' || company.poRequired) && <PoDocument required={company.poRequired} />}
    </>
  )
}
