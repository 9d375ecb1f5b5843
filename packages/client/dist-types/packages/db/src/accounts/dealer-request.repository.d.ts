import { type SQL } from 'drizzle-orm';
import type { Reader, Writer } from '../database.ts';
import { type Listed, type Listing } from '../listing.ts';
import { type DealerRequestStage, dealerRequestFiles, dealerRequests } from './accounts.tables.ts';
export type DealerRequestRow = typeof dealerRequests.$inferSelect;
export type NewDealerRequest = Omit<typeof dealerRequests.$inferInsert, 'id'>;
export type RequestFileRow = typeof dealerRequestFiles.$inferSelect;
export type NewRequestFile = Omit<typeof dealerRequestFiles.$inferInsert, 'id' | 'requestId'>;
/** Inserts a request with its files and returns it with its id. */
export declare function createDealerRequest(tx: Writer, request: NewDealerRequest, files: readonly NewRequestFile[]): Promise<DealerRequestRow>;
/** Returns the newest unverified request of an email, or null. */
export declare function findUnverifiedRequest(db: Reader, email: string): Promise<DealerRequestRow | null>;
interface Move {
    readonly from: DealerRequestStage;
    readonly to: DealerRequestStage;
    /** Set if the move verifies the request. */
    readonly verifiedAt?: Date;
}
/** Moves a request to another stage; null if none is at the expected stage. Of two concurrent moves, one wins. */
export declare function moveDealerRequest(tx: Writer, id: number, { from, to, verifiedAt }: Move): Promise<DealerRequestRow | null>;
/** Removes a pending request; null if it is not pending. Its files stay until `purgeRemovedRequests`. */
export declare function removeDealerRequest(tx: Writer, id: number, removedAt: Date): Promise<DealerRequestRow | null>;
/** Restores a request that was removed after an instant; null if there is none. */
export declare function restoreDealerRequest(tx: Writer, id: number, removedAfter: Date): Promise<DealerRequestRow | null>;
/** Deletes the files of requests removed at or before an instant, and returns them. */
export declare function purgeRemovedRequests(tx: Writer, until: Date): Promise<RequestFileRow[]>;
/** Returns the files of some requests, in upload order. */
export declare function listRequestFiles(db: Reader, requestIds: readonly number[]): Promise<RequestFileRow[]>;
/** Returns the requests waiting for staff, oldest first. */
export declare function listPendingRequests(db: Reader): Promise<DealerRequestRow[]>;
declare const requestColumns: {
    company: SQL<unknown>;
    contact: SQL<unknown>;
    email: SQL<unknown>;
};
/** Returns a page of the requests waiting for staff, oldest first; searched by company, contact and email. */
export declare function searchPendingRequests(db: Reader, listing: Listing<keyof typeof requestColumns>): Promise<Listed<DealerRequestRow>>;
/** Returns the files of all requests waiting for staff, in upload order. */
export declare function listPendingFiles(db: Reader): Promise<RequestFileRow[]>;
/** Returns a file of a verified request, or null. */
export declare function findRequestFile(db: Reader, id: number): Promise<RequestFileRow | null>;
/** Counts a request's files. */
export declare function countRequestFiles(db: Reader, requestId: number): Promise<number>;
/** Returns the storage names of all request files. */
export declare function listStoredNames(db: Reader): Promise<string[]>;
/** Deletes the file rows of requests and returns them. */
export declare function removeRequestFiles(tx: Writer, requestIds: readonly number[]): Promise<RequestFileRow[]>;
/** Deletes an email's unverified requests and returns the files no longer referenced. */
export declare function removeUnverifiedOf(tx: Writer, email: string): Promise<RequestFileRow[]>;
/** Deletes unverified requests made at or before an instant and returns the files no longer referenced. */
export declare function removeUnverifiedUntil(tx: Writer, until: Date): Promise<RequestFileRow[]>;
export {};
