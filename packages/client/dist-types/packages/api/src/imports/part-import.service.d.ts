import type { CsvSource } from './csv-file.ts';
import { type ImportDeps, type ImportOptions } from './import.service.ts';
import type { ImportProblem } from './import-plan.ts';
export interface PartImportReport {
    readonly rows: number;
    readonly created: number;
    readonly updated: number;
    /** The first thousand. */
    readonly problems: readonly ImportProblem[];
    readonly problemCount: number;
    /** False when there were problems or for a dry run: then nothing was stored. */
    readonly stored: boolean;
}
/** Imports the parts file: all of it or, when any row has a problem, none of it. */
export declare function createPartImport(deps: ImportDeps): {
    /** Creates and updates parts; see `ImportService.run`. */
    importParts(csv: CsvSource, options?: ImportOptions): Promise<PartImportReport>;
};
