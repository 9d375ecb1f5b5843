import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { RecurringDraft } from '@mullion/domain/recurring-orders/recurring-draft'
import type { AfterDraft } from '../../features/recurring-orders/draft-page.tsx'
import { DraftPage } from '../../features/recurring-orders/draft-page.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type PanelProps, type RouteChange, to } from '../navigation/routes.ts'

const after = (label: string, place: RouteChange): AfterDraft => ({
  ...{ label, href: linkTo(place) },
  onGo: () => navigate(place),
})

/** Leads the person whose order it is to what a draft became. */
function afterDraft({ state, approvalRequestId: chosen }: RecurringDraft): AfterDraft | null {
  if (state === 'placed') return after('Go to your orders', to('account', 'orders'))
  if (state !== 'awaiting_approval' || chosen === null) return null
  return after('See the request for approval', { ...to('account', 'approvals'), chosen })
}

export function RecurringDraftScreen({ route: { chosen, draftKey } }: PanelProps<'recurring'>) {
  const { data: viewer } = useViewer()
  const own = to('account', 'recurring')
  const list = viewer && { href: linkTo(own), onBack: () => navigate(own) }
  const draftId = chosen ?? 0
  const named = { draftId, ...(draftKey === null ? {} : { key: draftKey }) }
  return (
    <DraftPage key={draftId} named={named} list={list ?? undefined} next={viewer ? afterDraft : undefined} />
  )
}
