import * as z from 'zod/mini';
import { AppError } from '../error.ts';
import type { PaymentState } from './payment-state.ts';
export declare const paymentInput: z.ZodMiniObject<{
    paymentId: z.ZodMiniInt;
}, z.core.$strict>;
export declare const paymentsInTroubleInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        amount: "amount";
        buyer: "buyer";
        createdAt: "createdAt";
        order: "order";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type PaymentsInTroubleInput = z.output<typeof paymentsInTroubleInput>;
/** A payment that needs staff to resolve it. */
export interface PaymentInTrouble {
    readonly id: number;
    readonly reference: string;
    readonly gatewayId: string | null;
    readonly state: PaymentState;
    readonly amountCents: number;
    readonly cardType: string | null;
    readonly lastFour: string | null;
    readonly buyerEmail: string;
    readonly orderNumber: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
}
/** The payment does not exist or needs no attention. */
export declare function paymentMissing(): AppError;
/** Another request or the repair job is processing the payment. */
export declare function paymentUnderWay(): AppError;
