import { Flex, Stack, Text } from '@mantine/core'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { type Company, formatPhone } from '@mullion/domain/accounts/company'
import type { Viewer } from '@mullion/domain/accounts/session'
import { type Icon, IconFileText, IconHash, IconMail, IconReceiptTax, IconUsers } from '@tabler/icons-react'
import type { AccountPanelProps } from '../../../../lib/member-panels.ts'
import { phoneLink, store } from '../../../../lib/store-info.ts'
import { AddressLines } from '../../../../ui/address-lines.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Section } from '../../../../ui/section.tsx'
import { roleName } from '../../role-name.ts'
import { type AccountNotice, accountNotices } from '../account-notices.ts'
import classes from './overview.module.css'

function priceText({ discountRate }: Company): string {
  const percent = Math.round((1 - discountRate) * 100)
  return percent > 0 ? `${percent}% off list price` : 'List price'
}

function documentsText({ poRequired, iseMember }: Company): string {
  const needed = ['PO number', ...(poRequired ? ['PO document'] : []), ...(iseMember ? ['ISE number'] : [])]
  return new Intl.ListFormat('en-US').format(needed)
}

function PriceTerms({ company }: { readonly company: Company }) {
  const onTerms = company.termsCode === 'PO'
  return (
    <Section id="account-terms" title="Prices and terms">
      <dl className={classes.facts}>
        <Fact name="Prices">{priceText(company)}</Fact>
        <Fact name="Payment">{onTerms ? 'Net 30, by purchase order' : 'Credit card'}</Fact>
        {onTerms && <Fact name="Required on each order">{documentsText(company)}</Fact>}
      </dl>
      <Text maw="68ch" fz="sm" c="dimmed">
        To change any of this, call <a href={phoneLink(store.phone)}>{store.phone}</a> or email{' '}
        <a href={`mailto:${store.email}`}>{store.email}</a>.
      </Text>
    </Section>
  )
}

const icons: Readonly<Record<AccountNotice['key'], Icon>> = {
  email: IconMail,
  admin: IconUsers,
  po_number: IconHash,
  po_document: IconFileText,
  ise: IconHash,
  tax: IconReceiptTax,
}

function AccountNotices({ notices }: { readonly notices: readonly AccountNotice[] }) {
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="About your account">
      {notices.map(({ key, text }) => {
        const KeyIcon = icons[key]
        return (
          <Flex
            component="li"
            key={key}
            gap={10}
            px={16}
            py={9}
            className={classes.notice}
            data-pressing={key === 'email' || undefined}
          >
            <KeyIcon size={19} stroke={1.8} aria-hidden />
            <span>{text}</span>
          </Flex>
        )
      })}
    </ul>
  )
}

type OverviewProps = Pick<AccountPanelProps, 'actions' | 'recentOrders'> & { readonly viewer: Viewer }

function CompanyAddress({ company }: { readonly company: Company }) {
  const { address1, address2, city, state, zipCode } = company
  const region = `${state} ${zipCode}`.trim()
  const place = [city, region].filter((part) => part !== '').join(', ')
  return <AddressLines lines={[address1, address2, place]} />
}

export function Overview({ viewer, actions, recentOrders }: OverviewProps) {
  const { user } = viewer
  const { company } = user
  const staff = company.id === houseCompanyId
  return (
    <>
      <AccountNotices notices={accountNotices(user)} />
      <Flex gap={16} direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }}>
        <Stack gap={16} miw={0} flex={3}>
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
        </Stack>
        <Stack gap={16} miw={0} flex={2}>
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
        </Stack>
      </Flex>
    </>
  )
}
