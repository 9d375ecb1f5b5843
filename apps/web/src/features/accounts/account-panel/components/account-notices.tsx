import { type Icon, IconFileText, IconHash, IconMail, IconReceiptTax, IconUsers } from '@tabler/icons-react'
import type { AccountNotice } from '../account-notices.ts'
import classes from './account-notices.module.css'

const icons: Readonly<Record<AccountNotice['key'], Icon>> = {
  email: IconMail,
  admin: IconUsers,
  po_number: IconHash,
  po_document: IconFileText,
  ise: IconHash,
  tax: IconReceiptTax,
}

export function AccountNotices({ notices }: { readonly notices: readonly AccountNotice[] }) {
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="About your account">
      {notices.map(({ key, text }) => {
        const KeyIcon = icons[key]
        return (
          <li key={key} className={classes.notice} data-pressing={key === 'email' || undefined}>
            <KeyIcon size={19} stroke={1.8} aria-hidden />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
