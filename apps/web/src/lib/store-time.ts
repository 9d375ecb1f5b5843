import { store } from './store-info.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: store.timeZone,
})

/** Returns a date in the store's time zone, such as `Nov 22, 2026`. */
export const storeDay = (at: string): string => day.format(new Date(at))

/** Returns a date and time in the store's time zone, such as `Nov 22, 2026, 3:14 PM`. */
export const storeMoment = (at: string): string => moment.format(new Date(at))
