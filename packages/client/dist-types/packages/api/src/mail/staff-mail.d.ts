import type { StoreInfo } from '@mullion/domain/store-info';
export interface StaffMailFacts {
    readonly storeInfo: StoreInfo;
    /** Store addresses that get mail for staff. */
    readonly orderEmails: readonly string[];
}
/** Returns who gets mail for staff; the store's own address if no others are set. */
export declare function staffRecipients({ storeInfo, orderEmails }: StaffMailFacts): readonly string[];
