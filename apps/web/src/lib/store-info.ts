import { officeHoursText } from '@mullion/domain/office-hours'
import { demoStoreInfo, type StoreInfo, storeInfoElement } from '@mullion/domain/store-info'

/** The development server writes no identity into the page; the one that draws pages says it itself. */
function readStoreInfo(): StoreInfo {
  const text = typeof document === 'undefined' ? null : document.getElementById(storeInfoElement)?.textContent
  return text ? { ...demoStoreInfo, ...(JSON.parse(text) as Partial<StoreInfo>) } : demoStoreInfo
}

export const store: Readonly<StoreInfo> = readStoreInfo()

/** Says who the store is, before anything is drawn where no page says it. */
export function introduceStore(info: StoreInfo): void {
  Object.assign(store, info)
}

/** When the office is open, such as `8AM to 4:30PM EST, Monday to Friday`. */
export const officeHours = (): string => officeHoursText(store)

/** A phone number as a link that dials. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
