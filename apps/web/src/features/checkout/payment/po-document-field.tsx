import { Button, CloseButton, Flex, Group, Input, Progress, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconFileText, IconPaperclip } from '@tabler/icons-react'
import { fileSize } from '../../../lib/file-size.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import icon from '../../../ui/icon-text.module.css'
import classes from './payment.module.css'
import { noDocument, type SentDocument } from './payment-values.ts'
import type { Payment } from './use-payment.ts'
import { usePoUpload } from './use-po-upload.ts'

export interface PoDocumentFieldProps extends Pick<Payment, 'form'> {
  readonly required: boolean
  readonly actingFor: number | null
}

const accept = 'application/pdf,image/png,image/jpeg'
const quiet = { c: 'dimmed', style: { whiteSpace: 'nowrap' } } as const
const problemId = 'po-document-problem'

export function PoDocumentField({ form, required, actingFor }: PoDocumentFieldProps) {
  const { poDocument: document } = form.values
  const { poDocumentId: problem } = form.shown
  const change = (poDocument: SentDocument) => {
    form.fill({ poDocument })
    if (problem) form.leave('poDocumentId')
  }
  const { state, upload, cancel } = usePoUpload({ actingFor, onSent: change })
  const sending = state.kind === 'sending'
  const text = state.kind === 'failed' ? state.text : problem
  const again = state.kind === 'failed' ? state.again : null
  return (
    <Stack gap={4}>
      <Input.Label labelElement="div" required={required} fw={560}>
        PO document
      </Input.Label>
      <Group
        className={classes.file}
        gap="8px 12px"
        mih={56}
        fz="sm"
        data-wrong={text !== undefined || undefined}
      >
        <FileButton accept={accept} onFile={(file) => void upload(file)}>
          {(button) => (
            <Button
              {...button}
              name="poDocumentId"
              variant="default"
              h={44}
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
          <Stack gap={6} flex="1 1 160px" miw={0}>
            <span>Uploading {state.name}</span>
            <Progress value={state.percent} aria-label={`Uploading ${state.name}`} />
          </Stack>
        ) : document.id ? (
          <Flex className={icon.iconText} flex="1 1 160px" miw={0}>
            <IconFileText size={18} stroke={1.7} aria-hidden />
            <span>{document.name}</span>
            <Text span {...quiet}>
              {fileSize(document.sizeBytes)}
            </Text>
          </Flex>
        ) : (
          <Text {...quiet} id="po-document-hint">
            PDF, PNG or JPEG, up to 5 MB
          </Text>
        )}
        {(sending || document.id) && (
          <CloseButton
            size={44}
            onClick={sending ? cancel : () => change(noDocument)}
            aria-label={sending ? 'Cancel upload' : `Remove PO document, ${document.name}`}
          />
        )}
      </Group>
      {text && (
        <Group component="p" id={problemId} gap="4px 10px" fz={13} c="var(--bad-ink)" role="alert">
          {text}
          {again && (
            <Button variant="subtle" size="compact-sm" onClick={() => void upload(again)}>
              Retry
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
