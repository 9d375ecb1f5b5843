import * as z from 'zod/mini';
import { AppError } from '../error.ts';
export declare const maxNoteLength = 2000;
export declare const addNoteInput: z.ZodMiniObject<{
    orderId: z.ZodMiniInt;
    text: z.ZodMiniString<string>;
}, z.core.$strict>;
export type AddNoteInput = z.output<typeof addNoteInput>;
/** Maximum length of a shipment's carrier. */
export declare const maxCarrierLength = 40;
/** A shipment of an order and its tracking number. */
export declare const shipmentForm: z.ZodMiniObject<{
    carrier: z.ZodMiniString<string>;
    trackingNumber: z.ZodMiniString<string>;
    shippedOn: z.ZodMiniISODate;
}, z.core.$strict>;
export declare const addShipmentInput: z.ZodMiniObject<{
    carrier: z.ZodMiniString<string>;
    trackingNumber: z.ZodMiniString<string>;
    shippedOn: z.ZodMiniISODate;
    orderId: z.ZodMiniInt;
}, z.core.$strict>;
export type AddShipmentInput = z.output<typeof addShipmentInput>;
export interface Shipment {
    readonly id: number;
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly shippedOn: string;
}
export interface OrderNote {
    readonly id: number;
    readonly text: string;
    readonly at: string;
    /** Name of the author. */
    readonly by: string;
}
export interface OrderDesk {
    readonly buyerEmail: string;
    /** The internal company the order was placed for; null otherwise. */
    readonly customer: string | null;
    readonly freightToBeConfirmed: boolean;
    readonly notes: readonly OrderNote[];
}
/** Returns the carrier's tracking page; null for carriers without one here. */
export declare function trackingUrl({ carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>): string | null;
/** The order already has a shipment with this carrier and number. */
export declare function shipmentKnown(): AppError;
