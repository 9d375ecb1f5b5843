import { daysAfter, daysBefore } from '@mullion/domain/price-quotes/price-quote'
import { type ReturnState, sendBackDays, sendBackReminderDays } from '@mullion/domain/returns/return-state'
import { startOfStoreDay } from '@mullion/domain/store-day'

/** Returns the last day for a return to arrive that is in a state since today, and when its buyer is reminded. */
export function arrivalDaysOf(
  state: ReturnState,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): { readonly arriveBy: string | null; readonly remindAt: Date | null } {
  if (state !== 'approved') return { arriveBy: null, remindAt: null }
  const arriveBy = daysAfter(today, sendBackDays)
  return { arriveBy, remindAt: startOfStoreDay(daysBefore(arriveBy, sendBackReminderDays), timeZone) }
}
