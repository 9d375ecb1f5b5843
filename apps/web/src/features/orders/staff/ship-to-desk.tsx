import { useShipToDesk } from '@mullion/client/ship-to-changes/ship-to-changes.hooks'
import type { ListedShipToChange, ShipToListInput } from '@mullion/domain/ship-to-changes/ship-to-change'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'

type Column = NonNullable<ShipToListInput['sort']>

const place = ({ city, state }: ListedShipToChange['to']) => `${city}, ${state}`

const columns: readonly StaffColumn<ListedShipToChange, Column>[] = [
  { title: 'Order', sort: 'order', text: ({ orderNumber }) => orderNumber },
  { title: 'Customer', sort: 'customer', text: ({ customer }) => customer },
  { title: 'Ships to', text: ({ from }) => place(from) },
  { title: 'Asked for', text: ({ to }) => place(to) },
  { title: 'Asked', sort: 'askedAt', text: ({ askedAt }) => storeDay(askedAt) },
]

/** The ship-to changes that wait for staff; hidden when there are none. */
export function ShipToDesk({ onChoose }: Pick<StaffViewProps, 'onChoose'>) {
  const list = useStaffList<Column>()
  const query = useShipToDesk({ ...list.input, show: 'waiting' })
  const searched = list.search !== '' || list.input.search !== '' || query.isPlaceholderData
  if (query.isPending || (query.data?.total === 0 && !searched)) return null
  return (
    <Section id="ship-to-desk" title="Changes of address to decide">
      <StaffList
        {...{ list, query, columns }}
        label="Changes of address"
        searchLabel="Search changes of address"
        ownOrder="Oldest first"
        rowKey={({ id }) => id}
        empty="No change of address waits for you."
        onOpen={({ orderId }) => onChoose(orderId)}
      />
    </Section>
  )
}
