import { proxy } from 'valtio'

export type SignInStep = 'sign-in' | 'code' | 'forgot'

/** Sign-in state without secrets; only the functions below change it. */
export const signInState = proxy<{ step: SignInStep; email: string }>({ step: 'sign-in', email: '' })

export function showStep(step: SignInStep): void {
  signInState.step = step
}

export function typeEmail(email: string): void {
  signInState.email = email
}

export function restartSignIn(): void {
  Object.assign(signInState, { step: 'sign-in', email: '' })
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
