import type { ImportKind } from '@mullion/domain/imports/import'
import { addressRecords } from './address-records.ts'
import { companyPaymentRecords } from './company-payment-records.ts'
import { companyPriceRecords } from './company-price-records.ts'
import { companyRecords, customerRecords } from './company-records.ts'
import { numberRecords } from './number-records.ts'
import type { RecordKind } from './record-kind.ts'
import { userRecords } from './user-records.ts'

type RecordKindName = RecordKind['name']

/** The kinds of account records; each only ever gets records of its own. */
export const recordKinds = {
  companies: companyRecords,
  customers: customerRecords,
  users: userRecords,
  addresses: addressRecords,
  numbers: numberRecords,
  contracts: companyPriceRecords,
  payments: companyPaymentRecords,
} as Readonly<Record<RecordKindName, RecordKind>>

/** True for companies, customers, users and addresses, whose files are applied record by record. */
export function isRecordKind(kind: ImportKind): kind is RecordKindName {
  return Object.hasOwn(recordKinds, kind)
}
