import { Button, Stack, Text } from '@mantine/core'
import {
  useGenerateOrderExport,
  useOrderExports,
  usePendingOrders,
  useReadOrderExport,
} from '@mullion/client/orders/order-exports.hooks'
import { readError } from '@mullion/client/read-error'
import { formatMoney } from '@mullion/domain/money'
import type { OrderExport } from '@mullion/domain/orders/order-export'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { storeDay, storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { ListSection, ServerList } from '../server-list.tsx'

const leftOutTexts = { sandbox: 'Sandbox, not exported', freight: 'Freight to be confirmed' } as const

function useDownload() {
  const read = useReadOrderExport()
  return (exportId: number) => {
    const saved = read(exportId).then(({ name, content }) => saveFile(name, content))
    void saved.catch(notifyError)
  }
}

function EarlierFiles() {
  const download = useDownload()
  return (
    <ListSection
      id="order-files"
      title="Files for accounting"
      searchLabel="Search files"
      ownOrder="Newest first"
      useRows={useOrderExports}
      columns={[
        { title: 'File', sort: 'name', text: ({ name }) => name },
        { title: 'Orders', sort: 'orders', numeric: true, text: ({ orderCount }) => String(orderCount) },
        { title: 'Created', sort: 'createdAt', text: ({ createdAt }) => storeMoment(createdAt) },
        { title: 'Created by', sort: 'by', text: ({ by }) => by ?? '' },
        {
          title: 'Action',
          cell: ({ id, name }) => (
            <Button
              variant="default"
              leftSection={<IconDownload {...buttonIcon} />}
              aria-label={`Download ${name}`}
              onClick={() => download(id)}
            >
              Download
            </Button>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      empty="No files yet."
    />
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
        Email has been sent to the appropriate recipients. {countOf(orderCount, 'order')} in {name}.
      </p>
      <Button variant="default" mt={8} onClick={() => download(id)}>
        Download CSV
      </Button>
    </OutcomeNote>
  )
}

export function PendingOrders() {
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
          <ActionButton
            leftSection={<IconFileSpreadsheet size={20} stroke={1.8} aria-hidden />}
            busy={generate.isPending}
            onClick={() => void run()}
          >
            Generate CSV
          </ActionButton>
        }
      >
        <div role="status">{outcome && <ExportOutcome outcome={outcome} />}</div>
        <ServerList
          label="Pending orders"
          searchLabel="Search pending orders"
          ownOrder="Oldest first"
          useRows={usePendingOrders}
          columns={[
            { title: 'Order Number', sort: 'number', text: ({ number }) => number },
            { title: 'Customer', sort: 'customer', text: ({ customer }) => customer },
            { title: 'Order Date', sort: 'createdAt', text: ({ createdAt }) => storeDay(createdAt) },
            {
              title: 'Total',
              numeric: true,
              sort: 'total',
              cell: ({ grandTotalCents }) => (
                <Text span fw={600}>
                  {formatMoney(grandTotalCents)}
                </Text>
              ),
            },
            {
              title: 'Status',
              cell: ({ status, leftOut }) => (leftOut ? <strong>{leftOutTexts[leftOut]}</strong> : status),
            },
          ]}
          rowKey={({ id }) => id}
          empty="No pending orders found."
        />
      </Section>
      <EarlierFiles />
    </Stack>
  )
}
