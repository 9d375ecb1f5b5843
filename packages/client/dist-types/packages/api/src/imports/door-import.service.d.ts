import type { CsvSource } from './csv-file.ts';
import { type ImportDeps, type ImportOptions } from './import.service.ts';
import type { ImportProblem } from './import-plan.ts';
export interface DoorImportReport {
    readonly rows: number;
    readonly created: number;
    readonly updated: number;
    /** The first thousand. */
    readonly problems: readonly ImportProblem[];
    readonly problemCount: number;
    /** Notes for the importer on how the file was read. */
    readonly notes: readonly string[];
    /** False when there were problems or for a dry run: then nothing was stored. */
    readonly stored: boolean;
}
/** Imports the doors file: all of it or, when any row has a problem, none of it. */
export declare function createDoorImport(deps: ImportDeps): {
    /**
     * Creates and updates doors; see `ImportService.run`. Operators stay as they are if the file has no column for
     * them.
     */
    importDoors(csv: CsvSource, options?: ImportOptions): Promise<DoorImportReport>;
};
