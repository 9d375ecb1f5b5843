import { useViewer } from '@mullion/client/accounts/session.hooks'
import { ReturnForm } from '../../features/returns/request/return-form.tsx'
import { ReturnPage } from '../../features/returns/return-page.tsx'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { linkTo, type PanelProps, to } from '../navigation/routes.ts'

/** A return, or with the view `request` the form that asks to return parts of an order. */
export function ReturnScreen({ route: { view, chosen, orderKey } }: PanelProps<'return'>) {
  const { data: viewer } = useViewer()
  const placeOf = (returnId: number) => ({ ...to('return'), chosen: returnId, orderKey })
  if (view === 'request' || chosen === null)
    return (
      <ReturnForm
        key={chosen ?? orderKey}
        order={{ orderId: chosen, orderKey }}
        onOpen={(returnId) => navigate(placeOf(returnId))}
        linkTo={(returnId) => linkTo(placeOf(returnId))}
        onPolicy={() => openOverlay({ popup: 'returns' })}
      />
    )
  const returns = to('account', 'returns')
  const list = viewer && { href: linkTo(returns), onBack: () => navigate(returns) }
  return <ReturnPage key={chosen} named={{ id: chosen, orderKey }} list={list ?? undefined} />
}
