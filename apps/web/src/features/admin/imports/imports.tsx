import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { ExportFiles } from './export-files.tsx'
import { ImportHistory } from './import-history.tsx'
import classes from './imports.module.css'
import { NewImport } from './new-import.tsx'
import { OneImport } from './one-import.tsx'

/** Parts, prices and doors as files: out, in again after a look at what would change, and the last one back. */
export function Imports({ chosen, onChoose }: StaffViewProps) {
  if (chosen !== null) {
    return <OneImport key={chosen} importId={chosen} onBack={() => onChoose(null)} />
  }
  return (
    <div className={classes.view}>
      <NewImport onSent={onChoose} />
      <ExportFiles />
      <ImportHistory onOpen={onChoose} />
    </div>
  )
}
