import { officeHoursText } from '@mullion/domain/office-hours'
import {
  demoStoreInfo,
  type EmbeddedStoreInfo,
  type StoreInfo,
  storeInfoElement,
} from '@mullion/domain/store-info'

/**
 * Reads the store's identity from the page. The development server writes none into it; server rendering sets
 * it directly.
 */
function readStoreInfo(): EmbeddedStoreInfo {
  const text = typeof document === 'undefined' ? null : document.getElementById(storeInfoElement)?.textContent
  return text ? { ...demoStoreInfo, ...(JSON.parse(text) as Partial<EmbeddedStoreInfo>) } : demoStoreInfo
}

export const store: Readonly<EmbeddedStoreInfo> = readStoreInfo()

/** Sets the store's identity where no page provides it. Call before rendering. */
export function introduceStore(info: StoreInfo): void {
  Object.assign(store, info)
}

/** Returns office hours, such as `8AM to 4:30PM EST, Monday to Friday`. */
export const officeHours = (): string => store.officeHoursText ?? officeHoursText(store)

/** Returns a phone number as a `tel:` link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
