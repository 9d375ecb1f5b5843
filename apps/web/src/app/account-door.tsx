import { useVerifyEmail } from '@mullion/client/accounts/password.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { knownViewer } from '@mullion/client/accounts/viewer'
import { readError } from '@mullion/client/read-error'
import type { SessionDuty } from '@mullion/domain/accounts/session'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { showStep } from '../features/accounts/sign-in/sign-in.state.ts'
import { notify, notifyProblem } from '../lib/notices.state.ts'
import { PanelBoundary } from '../ui/panel-boundary.tsx'
import { handOver, mailedTokens } from './mailed-tokens.ts'
import { closeLogin, isMemberPanel, openLogin, placeState } from './panels.state.ts'
import { panelLoaders } from './preload.ts'
import { queryClient } from './server-data.ts'
import { useLeave } from './use-leave.ts'

const { loadSignIn, loadPassword, loadSecondFactor } = panelLoaders
const SignInDialog = lazy(async () => ({ default: (await loadSignIn()).SignInDialog }))
const OwnPasswordDialog = lazy(async () => ({ default: (await loadPassword()).OwnPasswordDialog }))
const ResetPasswordDialog = lazy(async () => ({ default: (await loadPassword()).ResetPasswordDialog }))
const SecondFactorDialog = lazy(async () => ({ default: (await loadSecondFactor()).SecondFactorDialog }))

const stay = () => {}

/** True from the first time on: a dialog that is gone gives no focus back. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

/** The sign-in, for a guest who asked for it or for a panel that takes somebody who is signed in. */
function SignInDoor() {
  const { data: viewer, isPending } = useViewer()
  const { login, panel } = useSnapshot(placeState)
  const opened = !viewer && !isPending && (login || (viewer === null && isMemberPanel(panel)))
  return useEver(opened) ? <SignInDialog opened={opened} onClose={closeLogin} /> : null
}

/** What somebody has to do before the store is open to them. */
function DutyDoor({ duty, email }: { readonly duty: SessionDuty | null; readonly email: string }) {
  const leave = useLeave()
  const password = duty === 'change_password'
  const secondFactor = duty === 'set_up_second_factor'
  const dialog = { email, onClose: stay, onSignOut: leave }
  return (
    <>
      {useEver(password) && <OwnPasswordDialog opened={password} {...dialog} />}
      {useEver(secondFactor) && <SecondFactorDialog opened={secondFactor} {...dialog} />}
    </>
  )
}

/** A new password by a mailed link; what comes next is the sign-in. */
function ResetDoor({ token }: { readonly token: string | null }) {
  const { data: viewer } = useViewer()
  const close = () => void handOver('reset')
  const thenSignIn = () => {
    close()
    if (!knownViewer(queryClient)) openLogin()
  }
  const newLink = () => {
    showStep('forgot')
    thenSignIn()
  }
  if (!useEver(token !== null)) return null
  return (
    <ResetPasswordDialog
      token={token}
      onClose={close}
      onDone={thenSignIn}
      onNewLink={viewer ? undefined : newLink}
    />
  )
}

/** Confirms a changed e-mail address by a mailed link and says how that went. */
function useConfirmEmail(): void {
  const verifyEmail = useVerifyEmail()
  useEffect(() => {
    const token = handOver('confirmEmail')
    if (token === null) return
    verifyEmail(token).then(
      () => notify('Your new email address is confirmed. You sign in with it from now on.'),
      (error) => notifyProblem(readError(error).message),
    )
  }, [verifyEmail])
}

/** All that stands between a reader and their account, over whatever is open. */
export function AccountDoor() {
  const { data: viewer } = useViewer()
  const { reset } = useSnapshot(mailedTokens)
  useConfirmEmail()
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <SignInDoor />
        <DutyDoor duty={reset === null ? (viewer?.duty ?? null) : null} email={viewer?.user.email ?? ''} />
        <ResetDoor token={reset} />
      </Suspense>
    </PanelBoundary>
  )
}
