import type { StoreInfo } from '@mullion/domain/store-info'

export interface StaffMailFacts {
  readonly storeInfo: StoreInfo
  readonly orderEmails: readonly string[]
}

/** Returns who gets mail for staff; the store's own address if no others are set. */
export function staffRecipients({ storeInfo, orderEmails }: StaffMailFacts): readonly string[] {
  return orderEmails.length > 0 ? orderEmails : [storeInfo.email]
}
