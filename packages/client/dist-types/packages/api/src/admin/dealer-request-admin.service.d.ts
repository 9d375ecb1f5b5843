import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type PendingRequest, type PendingRequestsInput } from '@mullion/domain/accounts/dealer-request';
import type { ListPage } from '@mullion/domain/list-input';
import { type RequestFilesDeps } from '../accounts/request-files.ts';
import type { Clock } from '../clock.ts';
export interface DealerRequestAdminDeps extends RequestFilesDeps {
    readonly db: Database;
    readonly clock: Clock;
}
export type DealerRequestAdminService = ReturnType<typeof createDealerRequestAdminService>;
export interface OpenedFile {
    readonly name: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
}
/** Administrator actions on verified requests. */
export declare function createDealerRequestAdminService(deps: DealerRequestAdminDeps): {
    /** Returns all pending requests, oldest first. */
    pending(): Promise<PendingRequest[]>;
    /** Returns a page of the pending requests, oldest first. */
    list(input: PendingRequestsInput): Promise<ListPage<PendingRequest>>;
    /** Removes a request from the list and returns it as it was; it can be restored for a day. */
    remove(actor: Member, requestId: number): Promise<PendingRequest>;
    /** Puts a request removed within the last day back on the list. */
    restore(actor: Member, requestId: number): Promise<PendingRequest>;
    /** Returns a document of a verified request; throws `missing` for any other. */
    file(actor: Member, fileId: number): Promise<OpenedFile>;
};
