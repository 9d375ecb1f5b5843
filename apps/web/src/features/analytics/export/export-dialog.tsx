import { Button, Flex, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/SimpleGrid.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { downloadExport } from '@mullion/client/analytics/download-export'
import {
  type ExportChoice,
  type ExportFormat,
  exportChoices,
  exportFormats,
} from '@mullion/domain/analytics/export'
import type { RangeInput } from '@mullion/domain/analytics/inputs'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { daysText } from '../parts/figure-words.ts'

const formatNames: Record<ExportFormat, readonly [string, string]> = {
  csv: ['CSV', 'for a spreadsheet'],
  pdf: ['PDF', 'a report to share'],
  json: ['JSON', 'for another program'],
}
const choiceNames: Record<ExportChoice, readonly [string, string]> = {
  all: ['Everything', 'sales, orders, customers and products'],
  sales: ['Sales', 'overview, trend, hours, weekdays and states'],
  orders: ['Orders', 'payment, shipping, and each order'],
  customers: ['Customers', 'the top 50'],
  products: ['Products', 'the top 50'],
}

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly names: Readonly<Record<T, readonly [string, string]>>
  readonly all: readonly T[]
  readonly onChoose: (choice: T) => void
}

function Choices<T extends string>({ label, value, names, all, onChoose }: ChoicesProps<T>) {
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => onChoose(chosen as T)}>
      <SimpleGrid minColWidth={200} autoFlow="auto-fit" spacing={16} verticalSpacing={10} pt={8}>
        {all.map((each) => (
          <Radio
            key={each}
            value={each}
            label={names[each][0]}
            description={names[each][1]}
            // Aligns with the name above.
            styles={{ description: { paddingInlineStart: 'var(--mantine-spacing-sm)' } }}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}

/** Summarizes an export; a PDF has no list of individual orders. */
function summaryOf(format: ExportFormat, data: ExportChoice, days: string): string {
  const orders = data === 'all' || data === 'orders'
  const left = format === 'pdf' && orders ? ' A PDF doesn’t list individual orders.' : ''
  return `${choiceNames[data][0]}, ${days}, as ${formatNames[format][0]}.${left}`
}

export interface ExportDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly days: RangeInput
}

function ExportForm({ opened, days, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [data, setData] = useState<ExportChoice>('all')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const running = useRef<AbortController>(null)
  // Closing the dialog in any way cancels the export.
  useEffect(() => (opened ? () => running.current?.abort() : undefined), [opened])
  const run = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState('busy')
    try {
      const { name, content } = await downloadExport({ ...days, format, data }, { signal })
      saveFile(name, content)
      setState('ready')
      onClose()
    } catch {
      setState(signal.aborted ? 'ready' : 'failed')
    }
  }
  return (
    <Stack gap={18}>
      <Choices label="Format" value={format} names={formatNames} all={exportFormats} onChoose={setFormat} />
      <Choices label="Data" value={data} names={choiceNames} all={exportChoices} onChoose={setData} />
      <Text p="10px 14px" bdrs={6} bg="var(--surface-sunken)">
        {summaryOf(format, data, daysText({ from: days.startDate, to: days.endDate }))}
      </Text>
      {state === 'failed' && <OutcomeNote tone="bad" title="Export failed. Please try again." />}
      <Flex gap={10} justify="flex-end">
        <Button variant="default" h={44} onClick={onClose}>
          Cancel
        </Button>
        <ActionButton
          h={44}
          busy={state === 'busy'}
          leftSection={<IconDownload {...buttonIcon} />}
          onClick={() => void run()}
        >
          Export
        </ActionButton>
      </Flex>
    </Stack>
  )
}

export function ExportDialog({ opened, onClose, days }: ExportDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} size={560} fills title="Export analytics">
      <ExportForm opened={opened} days={days} onClose={onClose} />
    </Dialog>
  )
}
