import type { ImportKind } from '@mullion/domain/imports/import'
import type { AccountRecordKind } from './account-record-kind.ts'
import { addressRecords } from './address-records.ts'
import { companyPaymentRecords } from './company-payment-records.ts'
import { companyPriceRecords } from './company-price-records.ts'
import { companyRecords, customerRecords } from './company-records.ts'
import { numberRecords } from './number-records.ts'
import { userRecords } from './user-records.ts'

type AccountRecordKindName = AccountRecordKind['name']

/** The kinds of account records; each only ever gets records of its own. */
export const accountRecordKinds = {
  companies: companyRecords,
  customers: customerRecords,
  users: userRecords,
  addresses: addressRecords,
  numbers: numberRecords,
  contracts: companyPriceRecords,
  payments: companyPaymentRecords,
} as Readonly<Record<AccountRecordKindName, AccountRecordKind>>

/** True for companies, customers, users and addresses, whose files are applied record by record. */
export function isAccountRecordKind(kind: ImportKind): kind is AccountRecordKindName {
  return Object.hasOwn(accountRecordKinds, kind)
}
