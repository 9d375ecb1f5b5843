import { proxy } from 'valtio'

/** What the sign-in shows: its form, the code of a second factor, or the way back in without a password. */
export type SignInStep = 'sign-in' | 'code' | 'forgot'

/** The sign-in beside what is secret in it; only the functions below change it. */
export const signInState = proxy<{ step: SignInStep; email: string }>({ step: 'sign-in', email: '' })

/** Goes to a step of the sign-in. */
export function showStep(step: SignInStep): void {
  signInState.step = step
}

/** The address is kept from step to step. */
export function typeEmail(email: string): void {
  signInState.email = email
}

/** Nothing of one visit is left for the next. */
export function startSignInAnew(): void {
  Object.assign(signInState, { step: 'sign-in', email: '' })
}

let typedPassword = ''

/** Keeps the password of a sign-in for the change that it may ask for, in the memory of this page alone. */
export function keepTypedPassword(password: string): void {
  typedPassword = password
}

/** Hands the password over, once. */
export function takeTypedPassword(): string {
  const typed = typedPassword
  typedPassword = ''
  return typed
}
