import { proxy } from 'valtio'

export type SignInStep = 'sign-in' | 'code' | 'forgot'

/** Sign-in state without secrets; only the functions below change it. */
export const signInState = proxy<{ step: SignInStep; email: string; passkey: boolean }>({
  step: 'sign-in',
  email: '',
  passkey: false,
})

export function showStep(step: SignInStep): void {
  signInState.step = step
}

/** Asks for the code, or for a passkey if the user has one. */
export function askForSecondFactor(passkey: boolean): void {
  Object.assign(signInState, { step: 'code', passkey })
}

export function typeEmail(email: string): void {
  signInState.email = email
}

export function restartSignIn(): void {
  Object.assign(signInState, { step: 'sign-in', email: '', passkey: false })
}

let typedPassword = ''

/** Keeps the typed password for a forced password change, in this page's memory only. */
export function holdTypedPassword(password: string): void {
  typedPassword = password
}

export function takeTypedPassword(): string {
  const typed = typedPassword
  typedPassword = ''
  return typed
}
