import { Button, Group, Stack } from '@mantine/core'
import { exportUrl } from '@mullion/client/admin/imports.hooks'
import { importKinds } from '@mullion/domain/admin/import'
import { IconDownload } from '@tabler/icons-react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import fields from '../../../ui/fields.module.css'
import { Section } from '../../../ui/section.tsx'
import { ImportHistory } from './import-history.tsx'
import { kindWords } from './import-words.ts'
import { NewImport } from './new-import.tsx'
import { OneImport } from './one-import.tsx'

/** Downloads the catalog and the door register as files that can be edited and imported again. */
function ExportFiles() {
  return (
    <Section id="export-files" title="Export">
      <p className={fields.note}>
        Download a file, edit it in a spreadsheet, and import it again. Rows you don’t edit stay the same.
      </p>
      <Group gap={10}>
        {importKinds.map((kind) => (
          <Button
            key={kind}
            component="a"
            href={exportUrl(kind)}
            download
            variant="default"
            h={44}
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Export {kindWords[kind].name.toLowerCase()}
          </Button>
        ))}
      </Group>
    </Section>
  )
}

/**
 * Imports and exports of parts, prices and doors: download, upload with a preview of the changes, and undo of the last
 * import.
 */
export function Imports({ chosen, onChoose }: StaffViewProps) {
  if (chosen !== null) {
    return <OneImport key={chosen} importId={chosen} onBack={() => onChoose(null)} />
  }
  return (
    <Stack gap={20} miw={0}>
      <NewImport onSent={onChoose} />
      <ExportFiles />
      <ImportHistory onOpen={onChoose} />
    </Stack>
  )
}
