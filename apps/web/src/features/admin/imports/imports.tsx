import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { ExportFiles } from './export-files.tsx'
import { ImportHistory } from './import-history.tsx'
import classes from './imports.module.css'
import { NewImport } from './new-import.tsx'
import { OneImport } from './one-import.tsx'

/**
 * Imports and exports of parts, prices and doors: download, upload with a preview of the changes, and undo of the last
 * import.
 */
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
