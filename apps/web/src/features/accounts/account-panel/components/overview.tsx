import { type Company, formatPhone } from '@mullion/domain/accounts/company'
import type { Viewer } from '@mullion/domain/accounts/session'
import type { ReactNode } from 'react'
import { isHouse } from '../../../../lib/house.ts'
import { phoneLink, store } from '../../../../lib/store-info.ts'
import { Section } from '../../../../ui/section.tsx'
import { roleName } from '../../role-name.ts'
import { accountNotices } from '../account-notices.ts'
import { AccountNotices } from './account-notices.tsx'
import { Fact } from './fact.tsx'
import classes from './overview.module.css'
import { PriceTerms } from './price-terms.tsx'

export interface OverviewProps {
  readonly viewer: Viewer
  /** Buttons for what the user can do next. */
  readonly actions: ReactNode
  readonly recentOrders: ReactNode
}

function CompanyAddress({ company }: { readonly company: Company }) {
  const { address1, address2, city, state, zipCode } = company
  const region = `${state} ${zipCode}`.trim()
  const place = [city, region].filter((part) => part !== '').join(', ')
  return (
    <address className={classes.address}>
      {[address1, address2, place]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  )
}

/** Account overview: user, company, price terms, recent orders and actions. */
export function Overview({ viewer, actions, recentOrders }: OverviewProps) {
  const { user } = viewer
  const { company } = user
  const staff = isHouse(company)
  return (
    <>
      <AccountNotices notices={accountNotices(user)} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {recentOrders}
          {!staff && <PriceTerms company={company} />}
          <Section id="account-you" title="You">
            <dl className={classes.facts}>
              <Fact name="Name">
                {user.firstname} {user.lastname}
              </Fact>
              <Fact name="Email">{user.email}</Fact>
              <Fact name="Role">{roleName(user.role)}</Fact>
            </dl>
          </Section>
        </div>
        <div className={classes.column}>
          {actions}
          <Section id="account-company" title="Company">
            <dl className={classes.facts}>
              <Fact name="Company">{company.name}</Fact>
              <Fact name="Address">{staff ? store.address : <CompanyAddress company={company} />}</Fact>
              <Fact name="Phone">
                <a href={phoneLink(company.phone)}>{formatPhone(company.phone)}</a>
              </Fact>
              <Fact name="Administrative contact email">
                <a href={`mailto:${company.accountingEmail}`}>{company.accountingEmail}</a>
              </Fact>
            </dl>
          </Section>
        </div>
      </div>
    </>
  )
}
