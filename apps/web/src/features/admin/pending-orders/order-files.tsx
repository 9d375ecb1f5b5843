import { Button, Group, Text } from '@mantine/core'
import {
  useOrderExports,
  useReadOrderExport,
  useWithdrawOrderExport,
} from '@mullion/client/orders/order-exports.hooks'
import type { ListedOrderExport } from '@mullion/domain/orders/order-export'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { confirm } from '../../../lib/confirm.state.ts'
import { countOf } from '../../../lib/count-of.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { ListSection } from '../server-list.tsx'

/** Returns a function that downloads a file for accounting. */
export function useDownload() {
  const read = useReadOrderExport()
  return (exportId: number) => {
    const saved = read(exportId).then(({ name, content }) => saveFile(name, content))
    void saved.catch(notifyError)
  }
}

interface FileActionsProps {
  readonly file: ListedOrderExport
  readonly onWithdrawn: () => void
}

function FileActions({ file, onWithdrawn }: FileActionsProps) {
  const { id, name, orderCount, withdrawableUntil } = file
  const download = useDownload()
  const withdraw = useWithdrawOrderExport()
  const takeBack = async () => {
    const orders = orderCount === 1 ? 'Its order' : `Its ${countOf(orderCount, 'order')}`
    const text = `${orders} will be pending again, and accounting will be asked by email not to import ${name}.`
    if (!(await confirm({ title: 'Withdraw this file?', text, action: 'Withdraw' }))) return
    try {
      await withdraw.mutateAsync({ exportId: id })
      onWithdrawn()
      notify(`${name} was withdrawn. ${orderCount === 1 ? 'Its order is' : 'Its orders are'} pending again.`)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <Group gap={8}>
      <Button
        variant="default"
        leftSection={<IconDownload {...buttonIcon} />}
        aria-label={`Download ${name}`}
        onClick={() => download(id)}
      >
        Download
      </Button>
      {withdrawableUntil && (
        <ActionButton
          variant="danger-quiet"
          leftSection={<IconArrowBackUp {...buttonIcon} />}
          aria-label={`Withdraw ${name}`}
          title={`Until ${storeMoment(withdrawableUntil)}`}
          busy={withdraw.isPending}
          onClick={() => void takeBack()}
        >
          Withdraw
        </ActionButton>
      )}
    </Group>
  )
}

/** Files for accounting; the last one can be withdrawn for a day. */
export function OrderFiles({ onWithdrawn }: Pick<FileActionsProps, 'onWithdrawn'>) {
  return (
    <ListSection
      id="order-files"
      title="Files for accounting"
      searchLabel="Search files"
      ownOrder="Newest first"
      useRows={useOrderExports}
      columns={[
        {
          title: 'File',
          sort: 'name',
          text: ({ name }) => name,
          cell: ({ name, withdrawnAt }) => (
            <span>
              {name}
              {withdrawnAt && (
                <Text span display="block" fz={13} fw={600}>
                  Withdrawn {storeMoment(withdrawnAt)}
                </Text>
              )}
            </span>
          ),
        },
        { title: 'Orders', sort: 'orders', numeric: true, text: ({ orderCount }) => String(orderCount) },
        { title: 'Created', sort: 'createdAt', text: ({ createdAt }) => storeMoment(createdAt) },
        { title: 'Created by', sort: 'by', text: ({ by }) => by ?? '' },
        { title: 'Action', cell: (file) => <FileActions file={file} onWithdrawn={onWithdrawn} /> },
      ]}
      rowKey={({ id }) => id}
      empty="No files yet."
    />
  )
}
