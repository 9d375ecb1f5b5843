import { type Holiday, usualClosedDays } from './holidays.ts'
import type { Office } from './office-hours.ts'

/** The store's identity as shown on the page; the server embeds it as JSON to save a request. */
export interface StoreInfo extends Office {
  readonly name: string
  /** As dialed and displayed, such as `(800) 555-0142`. */
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly closedDays: readonly Holiday[]
  /** True while cards go to the built-in sandbox; the page says so. */
  readonly sandboxPayments: boolean
  readonly demo: boolean
  /** True if the server sends traces somewhere, which the page's requests then begin. */
  readonly traced?: boolean
}

/** What the server embeds in the page: also the office hours as text, for which a browser loads time zone data. */
export interface EmbeddedStoreInfo extends StoreInfo {
  readonly officeHoursText?: string
}

/** The demo store, also used until a real store is set up. */
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
  closedDays: usualClosedDays,
  sandboxPayments: true,
  demo: true,
}

export const demoOriginZip = '28570'

/** Id of the JSON script element that carries the store's identity in the page. */
export const storeInfoElement = 'store-info'
