import { RequestPanel } from '../../features/accounts/dealer-request/request-panel.tsx'
import { VerificationView } from '../../features/accounts/dealer-request/verification-view.tsx'
import { navigate } from '../navigation/navigation.ts'
import { type PanelProps, to } from '../navigation/routes.ts'

export function Request() {
  return <RequestPanel onSearch={() => navigate(to('search'))} />
}

export function Verification({ route }: PanelProps<'verify'>) {
  return (
    <VerificationView
      token={route.emailVerify ?? ''}
      onContinue={() => navigate(to('search'), { replace: true })}
    />
  )
}
