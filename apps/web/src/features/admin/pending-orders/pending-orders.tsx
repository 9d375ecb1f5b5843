import { Button, Skeleton, Stack } from '@mantine/core'
import {
  useGenerateOrderExport,
  useOrderExports,
  usePendingOrders,
  useReadOrderExport,
} from '@mullion/client/orders/order-exports.hooks'
import { readError } from '@mullion/client/read-error'
import { formatMoney } from '@mullion/domain/money'
import type { OrderExport, PendingOrder } from '@mullion/domain/orders/order-export'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { storeDay, storeMoment } from '../../../lib/store-time.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../list/staff-list.tsx'
import type { StaffColumn } from '../list/staff-table.tsx'
import classes from './pending-orders.module.css'

const leftOutTexts = { sandbox: 'Sandbox, not exported', freight: 'Freight to be confirmed' } as const

const columns: readonly StaffColumn<PendingOrder>[] = [
  { title: 'Order Number', text: ({ number }) => number },
  { title: 'Customer', text: ({ customer }) => customer },
  {
    title: 'Order Date',
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => storeDay(createdAt),
  },
  {
    title: 'Total',
    numeric: true,
    text: ({ grandTotalCents }) => String(grandTotalCents).padStart(12, '0'),
    cell: ({ grandTotalCents }) => <span className={classes.amount}>{formatMoney(grandTotalCents)}</span>,
  },
  {
    title: 'Status',
    cell: ({ status, leftOut }) => (leftOut ? <strong>{leftOutTexts[leftOut]}</strong> : status),
  },
]

function useDownload() {
  const read = useReadOrderExport()
  return async (exportId: number) => {
    try {
      const { name, content } = await read(exportId)
      saveFile(name, content)
    } catch (error) {
      notifyProblem(readError(error).message)
    }
  }
}

function countText(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`
}

function DownloadFile({ file }: { readonly file: OrderExport }) {
  const download = useDownload()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      aria-label={`Download ${file.name}`}
      onClick={() => void download(file.id)}
    >
      Download
    </Button>
  )
}

const fileColumns: readonly StaffColumn<OrderExport>[] = [
  { title: 'File', text: ({ name }) => name },
  {
    title: 'Orders',
    numeric: true,
    text: ({ orderCount }) => String(orderCount),
  },
  { title: 'Made', text: ({ createdAt }) => createdAt, cell: ({ createdAt }) => storeMoment(createdAt) },
  { title: 'Made by', text: ({ by }) => by ?? '' },
  { title: 'Action', cell: (file) => <DownloadFile file={file} /> },
]

function EarlierFiles() {
  const files = useOrderExports()
  return (
    <Section id="order-files" title="Files for accounting">
      <QueryStates query={files} pending={<Skeleton height={56} />}>
        {(list) => (
          <StaffList
            label="Files for accounting"
            searchLabel="Search files"
            rows={list}
            columns={fileColumns}
            empty="No files yet."
          />
        )}
      </QueryStates>
    </Section>
  )
}

type Outcome = { readonly made: OrderExport } | { readonly problem: string; readonly nothing: boolean }

function ExportOutcome({ outcome }: { readonly outcome: Outcome }) {
  const download = useDownload()
  if ('problem' in outcome) {
    const title = outcome.nothing ? outcome.problem : 'Failed to generate CSV'
    return (
      <OutcomeNote tone={outcome.nothing ? 'good' : 'bad'} title={title}>
        {!outcome.nothing && <p>{outcome.problem}</p>}
      </OutcomeNote>
    )
  }
  const { id, name, orderCount } = outcome.made
  return (
    <OutcomeNote tone="good" title="CSV generated successfully!">
      <p>
        Email has been sent to the appropriate recipients. {countText(orderCount)} in {name}.
      </p>
      <Button variant="default" mt={8} onClick={() => void download(id)}>
        Download CSV
      </Button>
    </OutcomeNote>
  )
}

/** Orders not yet sent to accounting, the button that generates their file, and earlier files. */
export function PendingOrders() {
  const pending = usePendingOrders()
  const generate = useGenerateOrderExport()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async () => {
    try {
      setOutcome({ made: await generate.mutateAsync() })
    } catch (error) {
      const { message, code } = readError(error)
      setOutcome({ problem: message, nothing: code === 'orders.nothing_to_export' })
    }
  }
  return (
    <Stack gap={20} miw={0}>
      <Section
        id="pending-orders"
        title="Pending Orders"
        aside={
          <Button
            leftSection={<IconFileSpreadsheet size={20} stroke={1.8} aria-hidden />}
            loading={generate.isPending}
            onClick={() => void run()}
          >
            Generate CSV
          </Button>
        }
      >
        <div role="status">{outcome && <ExportOutcome outcome={outcome} />}</div>
        <QueryStates query={pending} pending={<Skeleton height={320} />}>
          {(orders) => (
            <StaffList
              label="Pending orders"
              searchLabel="Search pending orders"
              rows={orders}
              columns={columns}
              empty="No pending orders found."
            />
          )}
        </QueryStates>
      </Section>
      <EarlierFiles />
    </Stack>
  )
}
