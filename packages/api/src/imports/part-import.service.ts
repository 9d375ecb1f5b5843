import type { CsvSource } from './csv-file.ts'
import { createImportService, type ImportDeps, type ImportOptions } from './import.service.ts'
import type { ImportProblem } from './import-plan.ts'

export interface PartImportReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  /** The first thousand. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  readonly stored: boolean
}

/** Imports the parts file: all of it or, when any row has a problem, none of it. */
export function createPartImport(deps: ImportDeps) {
  const imports = createImportService(deps)
  return {
    /** Creates and updates parts; see `ImportService.run`. */
    async importParts(csv: CsvSource, options: ImportOptions = {}): Promise<PartImportReport> {
      const { rows, created, known, problems, problemCount, stored } = await imports.run(
        'parts',
        csv,
        options,
      )
      return { rows, created, updated: known, problems, problemCount, stored }
    },
  }
}
