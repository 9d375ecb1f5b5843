import { type StoreInfo, storeInfoElement } from '@mullion/domain/store-info'

/** Stands in while the page comes from the development server, which writes no identity into it. */
const developmentStore: StoreInfo = {
  name: 'Mullion Door Parts',
  phone: '(800) 555-0142',
  email: 'parts@mullion.example',
  address: '100 Cooler Way, Newport NC 28570',
  hours: 'Monday to Friday, 8AM to 4:30PM EST',
  sandboxPayments: true,
  demo: true,
}

function readStoreInfo(): StoreInfo {
  const text = typeof document === 'undefined' ? null : document.getElementById(storeInfoElement)?.textContent
  return text ? { ...developmentStore, ...(JSON.parse(text) as Partial<StoreInfo>) } : developmentStore
}

export const store: StoreInfo = readStoreInfo()

/** A phone number as a link that dials. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
