import { Box, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useGenerateOrderExport, useOrderExportPreview } from '@mullion/client/orders/order-exports.hooks'
import { readError } from '@mullion/client/read-error'
import { formatMoney } from '@mullion/domain/money'
import type { OrderExport, OrderExportPreview } from '@mullion/domain/orders/order-export'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import actions from '../../../ui/actions.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './export-dialog.module.css'

const leftOutTexts = {
  credit: 'over the credit limit, to be released first',
  freight: 'freight still to be confirmed',
  sandbox: 'sandbox, never exported',
} as const

function PreviewFacts({ preview }: { readonly preview: OrderExportPreview }) {
  const { count, totalCents, oldest, leftOut } = preview
  return (
    <>
      {count > 0 && (
        <dl className={classes.facts}>
          <Fact name="Orders">{count.toLocaleString('en-US')}</Fact>
          <Fact name="Total">{formatMoney(totalCents)}</Fact>
          {oldest && <Fact name="Oldest order">{storeMoment(oldest)}</Fact>}
        </dl>
      )}
      {leftOut.length > 0 && (
        <section aria-label="Left out">
          <Text component="h3" fw={600} fz={15}>
            Left out
          </Text>
          <ul className={classes.leftOut}>
            {leftOut.map((each) => (
              <li key={each.reason}>
                {countOf(each.count, 'order')}, {formatMoney(each.totalCents)}: {leftOutTexts[each.reason]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface QuestionProps {
  readonly onClose: () => void
  readonly onExported: (made: OrderExport) => void
}

/** What the export would contain, asked again each time it opens. */
function Question({ onClose, onExported }: QuestionProps) {
  const query = useOrderExportPreview()
  const generate = useGenerateOrderExport()
  const [problem, setProblem] = useState<{ title: string; text?: string } | null>(null)
  const run = async ({ count, totalCents }: OrderExportPreview) => {
    setProblem(null)
    try {
      onExported(await generate.mutateAsync({ shown: { count, totalCents } }))
      onClose()
    } catch (error) {
      const { message, code } = readError(error)
      const isChanged = code === 'orders.pending_changed' || code === 'orders.nothing_to_export'
      setProblem(isChanged ? { title: message } : { title: 'Failed to generate CSV', text: message })
      if (isChanged) await query.refetch()
    }
  }
  return (
    <QueryStates query={query} pending={<Skeleton height={190} />}>
      {(preview) => (
        <Stack gap={16}>
          {preview.count === 0 && <p>No pending orders to export.</p>}
          <PreviewFacts preview={preview} />
          {preview.count > 0 && (
            <p>
              Accounting gets one file by email, and its orders are marked as processed. You can take the file
              back for a day, as long as none of its orders ships or changes.
            </p>
          )}
          {problem && (
            <OutcomeNote tone="bad" title={problem.title}>
              {problem.text && <p>{problem.text}</p>}
            </OutcomeNote>
          )}
          <Box className={actions.actions ?? ''}>
            <Button variant="default" h={44} onClick={onClose} data-autofocus>
              {preview.count > 0 ? 'Cancel' : 'Close'}
            </Button>
            {preview.count > 0 && (
              <ActionButton h={44} busy={generate.isPending} onClick={() => void run(preview)}>
                Export {countOf(preview.count, 'order')}
              </ActionButton>
            )}
          </Box>
        </Stack>
      )}
    </QueryStates>
  )
}

/** Shows what an export would contain and leave out, and asks before it makes the file. */
export function ExportDialog({ opened, ...question }: QuestionProps & { readonly opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={question.onClose} title="Export pending orders?" size={480}>
      <Question {...question} />
    </Dialog>
  )
}
