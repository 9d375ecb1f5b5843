import { Button, CloseButton, FileButton, Progress, Stack } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconFileText, IconPaperclip } from '@tabler/icons-react'
import { fileSize } from '../../../lib/file-size.ts'
import { noDocument, type SentDocument } from './payment-values.ts'
import classes from './po-document-field.module.css'
import { usePoUpload } from './use-po-upload.ts'

export interface PoDocumentFieldProps {
  readonly document: SentDocument
  readonly problem: string | undefined
  readonly actingFor: number | null
  readonly onChange: (document: SentDocument) => void
}

const accept = 'application/pdf,image/png,image/jpeg'
const problemId = 'po-document-problem'

/** Purchase order upload: pick a file, see its progress, then the uploaded file. */
export function PoDocumentField({ document, problem, actingFor, onChange }: PoDocumentFieldProps) {
  const { state, upload, cancel } = usePoUpload({ actingFor, onSent: onChange })
  const sending = state.kind === 'sending'
  const text = state.kind === 'failed' ? state.text : problem
  const again = state.kind === 'failed' ? state.again : null
  return (
    <Stack gap={4}>
      <p className={classes.label} id="po-document-label">
        PO document <span aria-hidden="true">*</span>
      </p>
      <div className={classes.row} data-wrong={text !== undefined || undefined}>
        <FileButton accept={accept} onChange={(file) => file && void upload(file)}>
          {(button) => (
            <Button
              {...button}
              name="poDocumentId"
              variant="default"
              disabled={sending}
              leftSection={<IconPaperclip size={17} stroke={1.9} aria-hidden />}
              aria-label={document.id ? `Replace PO document, ${document.name}` : 'Choose file: PO document'}
              aria-describedby={text ? problemId : 'po-document-hint'}
            >
              {document.id ? 'Replace' : 'Choose file'}
            </Button>
          )}
        </FileButton>
        {sending ? (
          <span className={classes.sending}>
            <span>Uploading {state.name}</span>
            <Progress value={state.percent} aria-label={`Uploading ${state.name}`} />
          </span>
        ) : document.id ? (
          <span className={classes.file}>
            <IconFileText size={18} stroke={1.7} aria-hidden />
            <span className={classes.name}>{document.name}</span>
            <span className={classes.size}>{fileSize(document.sizeBytes)}</span>
          </span>
        ) : (
          <span id="po-document-hint" className={classes.hint}>
            PDF, PNG or JPEG, up to 5 MB
          </span>
        )}
        {(sending || document.id) && (
          <CloseButton
            size={44}
            onClick={sending ? cancel : () => onChange(noDocument)}
            aria-label={sending ? 'Cancel upload' : `Remove PO document, ${document.name}`}
          />
        )}
      </div>
      {text && (
        <p id={problemId} className={classes.problem} role="alert">
          {text}
          {again && (
            <Button variant="subtle" size="compact-sm" onClick={() => void upload(again)}>
              Retry
            </Button>
          )}
        </p>
      )}
    </Stack>
  )
}
