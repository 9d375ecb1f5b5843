import { useViewer } from '@mullion/client/accounts/session.hooks'
import { ReturnForm } from '../../features/returns/request/return-form.tsx'
import { ReturnPage } from '../../features/returns/return-page.tsx'
import { backLinkTo, navigate, openOverlay } from '../navigation/navigation.ts'
import { linkTo, type PanelProps, type RouteChange, to } from '../navigation/routes.ts'

/** A return, or with the view `request` the form that asks to return parts of an order. */
export function ReturnScreen({ route: { view, chosen, orderKey } }: PanelProps<'return'>) {
  const { data: viewer } = useViewer()
  // Unknown until it is clear who is signed in.
  const backTo = (name: string, place: RouteChange) =>
    viewer === undefined
      ? undefined
      : viewer
        ? backLinkTo(name, place)
        : backLinkTo('Status of the order', { ...to('order'), orderKey })
  const placeOf = (returnId: number) => ({ ...to('return'), chosen: returnId, orderKey })
  if (view === 'request' || chosen === null)
    return (
      <ReturnForm
        key={chosen ?? orderKey}
        back={backTo('Orders', to('account', 'orders'))}
        order={{ orderId: chosen, orderKey }}
        onOpen={(returnId) => navigate(placeOf(returnId))}
        linkTo={(returnId) => linkTo(placeOf(returnId))}
        onPolicy={() => openOverlay({ popup: 'returns' })}
      />
    )
  const back = backTo('All returns', to('account', 'returns'))
  return <ReturnPage key={chosen} named={{ id: chosen, orderKey }} back={back} />
}
