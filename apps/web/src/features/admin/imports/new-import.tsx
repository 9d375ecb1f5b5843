import { Button, NativeSelect, Progress, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useRefreshImports } from '@mullion/client/imports/imports.hooks'
import type { ImportKind } from '@mullion/domain/imports/import'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { fileSize } from '../../../lib/file-size.ts'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { importGroups, kindWords } from './import-words.ts'
import classes from './imports.module.css'
import { chooseKind, clearUpload, upload, uploads } from './upload.state.ts'

interface SendingProps {
  readonly file: Pick<File, 'name' | 'size'>
  readonly percent: number
}

function Sending({ file: { name, size }, percent }: SendingProps) {
  const sent = percent >= 100
  return (
    <Stack gap={10} w="100%" c="var(--ink)" style={{ overflowWrap: 'anywhere' }}>
      <p role="status">{sent ? `Checking the rows of ${name}…` : `Sending ${name}, ${fileSize(size)}…`}</p>
      <Progress value={percent} size="lg" striped={sent} animated={sent} aria-label={`Upload of ${name}`} />
      <Button variant="default" h={44} mr="auto" onClick={clearUpload}>
        Cancel upload
      </Button>
    </Stack>
  )
}

export function NewImport({ onSent }: { readonly onSent: (importId: number) => void }) {
  const { upload: state, kind } = useSnapshot(uploads)
  const refresh = useRefreshImports()
  const send = (file: File) => void upload(kind, file).then(refresh)
  const sending = state.step === 'sending'
  const { over, handlers } = useFileDrop(([file]) => file && !sending && send(file))
  const open = useEffectEvent((importId: number) => {
    clearUpload()
    onSent(importId)
  })
  useEffect(() => {
    if (state.step === 'sent') open(state.importId)
  }, [state])
  return (
    <Section id="new-import" title="Import a CSV file">
      <NativeSelect
        mr="auto"
        label="File contents"
        data={importGroups.map(({ name, kinds }) => ({
          group: name,
          items: kinds.map((value) => ({ value, label: kindWords[value].name })),
        }))}
        value={kind}
        onChange={(event) => chooseKind(event.currentTarget.value as ImportKind)}
        disabled={sending}
      />
      <Text fz="sm" c="dimmed">
        {kindWords[kind].about} You’ll review the changes before anything is saved. An import never deletes
        records.
      </Text>
      <Stack className={classes.drop ?? ''} align="center" gap={10} mod={{ over }} {...handlers}>
        {sending ? (
          <Sending {...state} />
        ) : (
          <>
            <IconFileTypeCsv size={34} stroke={1.5} aria-hidden />
            <FileButton accept=".csv,text/csv" onFile={send}>
              {(button) => (
                <Button {...button} h={44}>
                  Choose CSV file
                </Button>
              )}
            </FileButton>
            <Text fz="sm">or drop it here. Up to 50 MB.</Text>
          </>
        )}
      </Stack>
      {state.step === 'failed' && (
        <OutcomeNote tone="bad" title={`${state.file.name} was not imported`}>
          <p>{state.text}</p>
          {state.mayHelp && (
            <Button
              variant="default"
              mt={8}
              onClick={() => void upload(state.kind, state.file as File).then(refresh)}
            >
              Try again
            </Button>
          )}
        </OutcomeNote>
      )}
    </Section>
  )
}
