import { type PartRow } from '@mullion/db/catalog/catalog.repository';
import type { Reader } from '@mullion/db/database';
import type { NewPart } from '@mullion/db/search/indexed-parts.repository';
import { type PartRecord } from '@mullion/domain/imports/part-csv';
import type { CsvLayout } from './csv-file.ts';
import { type Planner } from './import-plan.ts';
export declare const partLayout: CsvLayout;
/** File with new prices for existing parts; the other columns only say which part a row is about. */
export declare const priceLayout: CsvLayout;
/** Everything a file can set on a part, as it is stored. */
export declare function fieldsOf(part: PartRecord): Omit<NewPart, 'id' | 'imageVersion' | 'updatedAt'>;
/** A stored part as a row of the file. */
export declare function recordOf(part: PartRow): PartRecord;
/** Plans the rows of a parts file, or of a price file, whose parts must already exist. */
export declare function createPartPlanner(db: Reader, { heading, onlyKnown }: {
    readonly heading: readonly string[];
    readonly onlyKnown: boolean;
}): Planner;
