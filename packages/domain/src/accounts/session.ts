import * as z from 'zod/mini'
import { email } from '../postal-address.ts'
import { ofUserInput, type UserDetails } from './user.ts'

/** Session length in hours without "remember me"; with it, a session lasts `rememberedDays`. */
export const sessionHours = 12
export const rememberedDays = 30

/** A required step after sign-in; everything else is blocked until it is done. */
export type RequiredAction = 'change_password' | 'set_up_second_factor'

/** The signed-in user, as sent to the page. Treated as a guest while `requiredAction` is not done. */
export interface Viewer {
  readonly user: UserDetails
  readonly requiredAction: RequiredAction | null
  readonly secondFactor: boolean
  readonly analytics: boolean
}

const password = z.string().check(z.minLength(1, { error: 'Enter your password.' }), z.maxLength(200))
const invalidEmail = 'Please enter a valid email address.'

export const signInInput = z.strictObject({
  login: z.string({ error: 'Enter your email address as login.' }).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.refine((login) => email.safeParse(login).success, { error: invalidEmail }),
  ),
  password,
  rememberMe: z._default(z.boolean(), false),
})
export type SignInInput = z.output<typeof signInInput>

export type SignInOutcome =
  | { readonly outcome: 'signed_in'; readonly viewer: Viewer }
  /** `passkey`: whether the user has one, which can be used instead of a code. */
  | { readonly outcome: 'second_factor'; readonly passkey: boolean }

/** A six-digit code from the authenticator app, or a recovery code. */
export const secondFactorInput = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(6, { error: 'Enter the code.' }), z.maxLength(20)),
})

export const forgotPasswordInput = z.strictObject({ email })

export const linkToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is not valid.' }))

/** Password rules are in password.ts, since they need the email. */
export const resetPasswordInput = z.strictObject({ token: linkToken, newPassword: password })
export const changePasswordInput = z.strictObject({
  ...ofUserInput.shape,
  oldPassword: password,
  newPassword: password,
})
export type ChangePasswordInput = z.output<typeof changePasswordInput>

export const passwordInput = z.strictObject({ password })
/** Turning off the second factor takes the password and a code. */
export const disableSecondFactorInput = z.strictObject({ password, ...secondFactorInput.shape })
export type DisableSecondFactorInput = z.output<typeof disableSecondFactorInput>

export interface Device {
  readonly id: number
  /** For example `Chrome on Windows`. */
  readonly name: string
  readonly ipAddress: string
  readonly signedInAt: string
  readonly seenAt: string
  /** True for the browser making this request. */
  readonly current: boolean
}

/** Authenticator app setup and the recovery codes for a lost phone. Shown once. */
export interface SecondFactorSetup {
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}
