import { useVerifyEmail } from '@mullion/client/accounts/password.hooks'
import { useSignedOut, useViewer } from '@mullion/client/accounts/session.hooks'
import { knownViewer } from '@mullion/client/accounts/viewer'
import type { RequiredAction } from '@mullion/domain/accounts/session'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { showStep } from '../../features/accounts/sign-in/sign-in.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { LazyOverlay } from '../../ui/lazy-overlay.tsx'
import { closeLogin, reopenLogin } from '../navigation/login.ts'
import { clearResetLink, consumeToken, mailedTokens } from '../navigation/mailed-tokens.ts'
import { openOverlay } from '../navigation/navigation.ts'
import { isMemberPanel } from '../navigation/routes.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { queryClient } from '../session/query-client.ts'
import { useLeave } from '../session/use-leave.ts'
import { overlays } from './screens.ts'

const stay = () => {}
const openLogin = () => openOverlay({ login: true })

function SignInOverlay() {
  const { data: viewer, isPending } = useViewer()
  const { lost, leave } = useSignedOut()
  const { login, panel, view } = useRoute()
  const asked = !viewer && !isPending && (login || (viewer === null && isMemberPanel(panel)))
  const opened = lost !== null || asked
  const about = useMemo(() => (opened ? { panel, view } : null), [opened, panel, view])
  return (
    <LazyOverlay about={about} onClose={lost ? stay : closeLogin} onReopen={reopenLogin}>
      {() => (
        <overlays.signIn
          opened={opened}
          signedOut={lost && { email: lost.user.email, onLeave: () => void leave() }}
          onClose={closeLogin}
        />
      )}
    </LazyOverlay>
  )
}

function RequiredActionOverlay({
  requiredAction,
  email,
}: {
  readonly requiredAction: RequiredAction | null
  readonly email: string
}) {
  const leave = useLeave()
  const password = requiredAction === 'change_password'
  const secondFactor = requiredAction === 'set_up_second_factor'
  const dialog = { email, onClose: stay, onSignOut: leave }
  return (
    <>
      <LazyOverlay about={password || null}>
        {() => <overlays.ownPassword opened={password} {...dialog} />}
      </LazyOverlay>
      <LazyOverlay about={secondFactor || null}>
        {() => <overlays.secondFactor opened={secondFactor} {...dialog} />}
      </LazyOverlay>
    </>
  )
}

function ResetOverlay({ token }: { readonly token: string | null }) {
  const { data: viewer } = useViewer()
  const close = () => void consumeToken('reset')
  const thenSignIn = () => {
    close()
    if (!knownViewer(queryClient)) openLogin()
  }
  const newLink = () => {
    showStep('forgot')
    thenSignIn()
  }
  return (
    <LazyOverlay about={token}>
      {() => (
        <overlays.resetPassword
          token={token}
          onClose={close}
          onDone={thenSignIn}
          onNewLink={viewer ? undefined : newLink}
          onRefused={clearResetLink}
        />
      )}
    </LazyOverlay>
  )
}

function useConfirmEmail(): void {
  const verifyEmail = useVerifyEmail()
  useEffect(() => {
    const token = consumeToken('confirmEmail')
    if (token === null) return
    verifyEmail(token).then(
      () => notify('Your new email address is confirmed. Use it to sign in from now on.'),
      notifyError,
    )
  }, [verifyEmail])
}

export function AccountOverlays() {
  const { data: viewer } = useViewer()
  const { reset } = useSnapshot(mailedTokens)
  useConfirmEmail()
  return (
    <>
      <SignInOverlay />
      <RequiredActionOverlay
        requiredAction={reset === null ? (viewer?.requiredAction ?? null) : null}
        email={viewer?.user.email ?? ''}
      />
      <ResetOverlay token={reset} />
    </>
  )
}
