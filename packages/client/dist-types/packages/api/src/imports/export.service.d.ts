import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { ExportPageInput } from '@mullion/domain/imports/import';
import type { Clock } from '../clock.ts';
export interface ExportPage {
    /** Lines of the file; the first page starts with the heading. */
    readonly csv: string;
    /** Value of `after` for the next page; null on the last one. */
    readonly next: string | null;
}
/** The catalog and the door register as files. Importing an unedited export changes nothing. */
export declare function createExportService({ db, clock }: {
    readonly db: Database;
    readonly clock: Clock;
}): {
    /** Returns a page of an export, in order of part number or serial number. */
    page(actor: Member, { kind, after }: ExportPageInput): Promise<ExportPage>;
};
