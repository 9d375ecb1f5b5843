import type { Reader } from '@mullion/db/database';
import type { CsvLayout } from './csv-file.ts';
import { type Planner } from './import-plan.ts';
export declare const operator = "powerOperated";
/** The operator column is optional: some registers do not record operators. */
export declare const doorLayout: CsvLayout;
/** Plans the rows of a doors file; without an operator column, known doors keep theirs. */
export declare function createDoorPlanner(db: Reader, { heading, now }: {
    readonly heading: readonly string[];
    readonly now: Date;
}): Planner;
