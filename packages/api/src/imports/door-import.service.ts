import type { CsvSource } from './csv-file.ts'
import { operator } from './door-import-plan.ts'
import { createImportService, type ImportDeps, type ImportOptions } from './import.service.ts'
import type { ImportProblem } from './import-plan.ts'

export interface DoorImportReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  /** The first thousand. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** Notes for the importer on how the file was read. */
  readonly notes: readonly string[]
  readonly stored: boolean
}

const counted = (count: number, what: string) => `${count} ${what} ${count === 1 ? 'door' : 'doors'}`

function operatorNote({ created, updated }: Pick<DoorImportReport, 'created' | 'updated'>): string {
  const unchanged = `${counted(updated, 'known')} ${updated === 1 ? 'keeps its operator' : 'keep their operators'}`
  const made = `${counted(created, 'new')} ${created === 1 ? 'is' : 'are'} manual`
  return `The file has no column ${operator}: ${unchanged}, ${made}.`
}

/** Imports the doors file: all of it or, when any row has a problem, none of it. */
export function createDoorImport(deps: ImportDeps) {
  const imports = createImportService(deps)
  return {
    /**
     * Creates and updates doors; see `ImportService.run`. Operators stay as they are if the file has no column for
     * them.
     */
    async importDoors(csv: CsvSource, options: ImportOptions = {}): Promise<DoorImportReport> {
      const report = await imports.run('doors', csv, options)
      const { rows, created, known, problems, problemCount, stored, heading } = report
      const counts = { created, updated: known }
      const notes = heading.includes(operator) ? [] : [operatorNote(counts)]
      return { rows, ...counts, problems, problemCount, notes, stored }
    },
  }
}
