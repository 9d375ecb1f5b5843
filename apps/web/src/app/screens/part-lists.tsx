import { useFetchParts } from '@mullion/client/catalog/part-list.hooks'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { useState } from 'react'
import { requestConfiguration } from '../../features/cart/configure/configure.state.ts'
import type { ListActions } from '../../features/part-lists/list-actions.ts'
import { PartLists } from '../../features/part-lists/part-lists.tsx'
import type { RepeatDialogProps } from '../../features/recurring-orders/repeat-dialog.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLastShown } from '../../lib/use-last-shown.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { linkTo, type RouteChange, to } from '../navigation/routes.ts'
import { addEach } from '../ordering/use-order-again.ts'
import { recurringSetup } from './recurring-setup.ts'

const RepeatDialog = lazyComponent(
  async () => (await import('../../features/recurring-orders/repeat-dialog.tsx')).RepeatDialog,
)

const listAt = (listId: number | null): RouteChange => ({ ...to('account', 'lists'), chosen: listId })

const configure: ListActions['onConfigure'] = ({ id, partId, quantity, configurations }, take) => {
  const confirm = (_: unknown, configured: LineConfiguration) => {
    take(configured)
    return null
  }
  void requestConfiguration({
    ...{ partId, place: `list line ${id}`, quantity, configurations },
    onConfirm: confirm,
    onCalculated: confirm,
  })
}

export function NamedLists({ listId }: { readonly listId: number | null }) {
  const fetchParts = useFetchParts()
  const [repeating, setRepeating] = useState<RepeatDialogProps['list'] | null>(null)
  const repeated = useLastShown(repeating)
  const actions: ListActions = {
    hrefOf: (id) => linkTo(listAt(id)),
    onOpen: (id) => navigate(listAt(id)),
    onOpenPart: (part) => openOverlay({ part }),
    onOpenCart: () => navigate(to('cart')),
    onAdd: async (entries) =>
      addEach(entries, await fetchParts([...new Set(entries.map(({ partId }) => partId))])),
    onConfigure: configure,
    onRepeat: setRepeating,
  }
  return (
    <>
      <PartLists listId={listId} actions={actions} />
      {repeated && (
        <RepeatDialog
          list={repeated}
          opened={repeating !== null}
          onClose={() => setRepeating(null)}
          places={recurringSetup}
          onMade={(chosen) => navigate({ ...to('account', 'recurring'), chosen })}
        />
      )}
    </>
  )
}
