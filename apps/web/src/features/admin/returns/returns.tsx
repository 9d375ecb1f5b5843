import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useReturnDesk } from '@mullion/client/returns/returns.hooks'
import type { ReturnDeskInput } from '@mullion/domain/returns/return-input'
import { returnStates } from '@mullion/domain/returns/return-state'
import type { ReturnSummary } from '@mullion/domain/returns/return-view'
import { returnStateWords } from '@mullion/domain/returns/return-words'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { dayText, storeDay } from '../../../lib/store-time.ts'
import { ListSection } from '../server-list.tsx'
import { DeskReturn } from './desk-return.tsx'

type Scope = ReturnDeskInput['scope']

const scopes = [
  { value: 'waiting', label: 'Waiting for us' },
  { value: 'all', label: 'All' },
  ...returnStates.map((state) => ({ value: state, label: returnStateWords[state] })),
]

function Desk({ onChoose }: Pick<StaffViewProps, 'onChoose'>) {
  const [scope, setScope] = useState<Scope>('waiting')
  return (
    <ListSection
      key={scope}
      id="return-desk"
      title="Returns"
      note={
        <NativeSelect
          aria-label="Which returns"
          maw={240}
          value={scope}
          data={scopes}
          onChange={(event) => setScope(event.currentTarget.value as Scope)}
        />
      }
      useRows={useReturnDesk}
      about={{ scope }}
      rowKey={({ id }: ReturnSummary) => id}
      searchLabel="Search returns"
      empty={scope === 'waiting' ? 'No return waits for you.' : 'No returns.'}
      ownOrder={scope === 'waiting' ? 'Oldest first' : 'Newest first'}
      onOpen={({ id }) => onChoose(id)}
      columns={[
        { title: 'Return', sort: 'number', text: ({ number }) => number },
        { title: 'Order', sort: 'order', cell: ({ orderNumber }) => orderNumber },
        {
          title: 'Customer',
          sort: 'customer',
          cell: ({ companyName, contactName }) => companyName || contactName,
        },
        { title: 'Status', cell: ({ state }) => returnStateWords[state] },
        { title: 'Arrive by', cell: ({ arriveBy }) => (arriveBy ? dayText(arriveBy) : '') },
        { title: 'Changed', sort: 'changedAt', cell: ({ changedAt }) => storeDay(changedAt) },
      ]}
    />
  )
}

/** The desk where staff decide, receive and check returns. */
export function Returns({ chosen, onChoose, onOpen }: StaffViewProps) {
  if (chosen === null) return <Desk onChoose={onChoose} />
  return (
    <DeskReturn
      key={chosen}
      id={chosen}
      onBack={() => onChoose(null)}
      onOrder={(orderId) => onOpen('orders', orderId)}
    />
  )
}
