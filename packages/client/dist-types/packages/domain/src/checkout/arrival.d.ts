import { type Holiday } from '../holidays.ts';
import type { ServiceType } from './shipping-service.ts';
/** Orders placed before this hour, store time, ship the same business day. */
export declare const shippingCutoffHour = 14;
/** Returns a parcel's business days in transit; null if they depend on a distance that is unknown. */
export declare function transitDays(service: ServiceType, groundDays: number | null): number | null;
/** The store's clock and the days on which it does not ship. */
export interface ShippingCalendar {
    readonly timeZone: string;
    readonly closedDays: readonly Holiday[];
}
/** Returns the day an order placed at this instant ships: a day when the store is open and carriers work. */
export declare function shipDay(placedAt: Date, { timeZone, closedDays }: ShippingCalendar): string;
/**
 * Returns the estimated arrival day, such as `2026-11-24`: ship day of an order placed at this instant plus the
 * business days in transit, which skip the days when carriers rest.
 */
export declare function arrivalDay(placedAt: Date, { businessDays, ...calendar }: ShippingCalendar & {
    readonly businessDays: number;
}): string;
