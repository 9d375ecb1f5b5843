import type { Database, Writer } from '@mullion/db/database';
import { type Actor, type Member } from '@mullion/domain/accounts/actor';
import type { PrivateFiles } from '@mullion/integrations/private-files/port';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Limits } from '../security/limits.ts';
export interface PoDocumentDeps {
    readonly db: Database;
    /** Holds only PO documents: files that no row references are deleted. */
    readonly poFiles: PrivateFiles;
    readonly limits: Limits;
    readonly clock: Clock;
    readonly log: Log;
}
export interface OpenedPoDocument {
    readonly name: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
}
export type PoDocumentService = ReturnType<typeof createPoDocumentService>;
/** Purchase orders that buyers upload before they place an order. */
export declare function createPoDocumentService({ db, poFiles, limits, clock, log }: PoDocumentDeps): {
    /**
     * Stores a document for the actor's next order; throws `invalid` for anything but a PDF, PNG or JPEG of up to 5 MB.
     */
    upload(actor: Actor, file: {
        readonly name: string;
        readonly bytes: Uint8Array;
    }): Promise<{
        poDocumentId: string;
    }>;
    /** Returns an order's document, for the buyer's company and for staff; throws `missing` for everyone else. */
    open(actor: Member, orderId: number): Promise<OpenedPoDocument>;
    /** Throws `missing` unless the document is the actor's own and not yet on an order. */
    check(actor: Actor, id: string): Promise<void>;
    /** Assigns the document to an order, in the transaction that stores the order. */
    take(tx: Writer, taken: {
        actorId: string;
        id: string;
        orderId: number;
    }): Promise<void>;
    /** Deletes documents not used by an order within 24 hours, and files that a crash left without a row. */
    deleteExpired(): Promise<void>;
};
