import { useViewer } from '@mullion/client/accounts/session.hooks'
import { DraftPage } from '../../features/recurring-orders/draft-page.tsx'
import { navigate } from '../navigation/navigation.ts'
import { linkTo, type PanelProps, to } from '../navigation/routes.ts'

export function RecurringDraftScreen({ route: { chosen, draftKey } }: PanelProps<'recurring'>) {
  const { data: viewer } = useViewer()
  const own = to('account', 'recurring')
  const list = viewer && { href: linkTo(own), onBack: () => navigate(own) }
  const draftId = chosen ?? 0
  const named = { draftId, ...(draftKey === null ? {} : { key: draftKey }) }
  return <DraftPage key={draftId} named={named} list={list ?? undefined} />
}
