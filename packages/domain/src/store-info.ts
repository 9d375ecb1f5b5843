import type { Office } from './office-hours.ts'

/** Who the store is, as the page shows it; the server writes it into the page as JSON, so that it costs no request. */
export interface StoreInfo extends Office {
  readonly name: string
  /** As it is dialled and shown, such as `(800) 555-0142`. */
  readonly phone: string
  readonly email: string
  readonly address: string
  /** True while cards go to the built-in sandbox; the page says so. */
  readonly sandboxPayments: boolean
  /** True in demonstration mode. */
  readonly demo: boolean
}

/** The store of the demonstration, and of whoever has set up nothing yet. */
export const demoStoreInfo: StoreInfo = {
  name: 'Mullion Door Parts',
  phone: '(800) 555-0142',
  email: 'parts@mullion.example',
  address: '100 Cooler Way, Newport NC 28570',
  timeZone: 'America/New_York',
  officeHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    openMinute: 8 * 60,
    closeMinute: 16 * 60 + 30,
  },
  sandboxPayments: true,
  demo: true,
}

/** The ZIP code that the demonstration's parcels start from. */
export const demoOriginZip = '28570'

/** The id of the JSON script element that carries the store's identity in the page. */
export const storeInfoElement = 'store-info'
