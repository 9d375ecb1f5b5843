import { storeTime } from '@mullion/domain/store-day'
import { store } from './store-info.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: store.timeZone })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: store.timeZone,
})
const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: store.timeZone })
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Returns `Nov 24, 2026` for `2026-11-24`. */
export const dayText = (date: string): string => utcDay.format(new Date(date))

/** Returns today's date in the store's time zone, such as `2026-11-24`. */
export const storeToday = (): string => storeTime(new Date(), store.timeZone).day

/** Returns the date of an instant in the store's time zone, such as `2026-11-24`. */
export const storeDate = (at: string): string => storeTime(new Date(at), store.timeZone).day

/** Returns a time in the store's time zone, such as `3:14 PM`. */
export const storeTimeOfDay = (at: string): string => timeOfDay.format(new Date(at))

/** Returns a date in the store's time zone, such as `Nov 22, 2026`. */
export const storeDay = (at: string): string => day.format(new Date(at))

/** Returns a date and time in the store's time zone, such as `Nov 22, 2026, 3:14 PM`. */
export const storeMoment = (at: string): string => moment.format(new Date(at))
