import * as z from 'zod/mini';
import { type UserDetails } from './user.ts';
/** Session length in hours without "remember me"; with it, a session lasts `rememberedDays`. */
export declare const sessionHours = 12;
export declare const rememberedDays = 30;
/** A required step after sign-in; everything else is blocked until it is done. */
export type RequiredAction = 'change_password' | 'set_up_second_factor';
/** The signed-in user, as sent to the page. Treated as a guest while `requiredAction` is not done. */
export interface Viewer {
    readonly user: UserDetails;
    readonly requiredAction: RequiredAction | null;
    readonly secondFactor: boolean;
    /** True if the user is on the store's analytics list. */
    readonly analytics: boolean;
}
export declare const signInInput: z.ZodMiniObject<{
    login: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    rememberMe: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type SignInInput = z.output<typeof signInInput>;
/** Result of a sign-in: done, or a second-factor code is needed. */
export type SignInOutcome = {
    readonly outcome: 'signed_in';
    readonly viewer: Viewer;
} | {
    readonly outcome: 'second_factor';
};
/** A six-digit code from the authenticator app, or a recovery code. */
export declare const secondFactorInput: z.ZodMiniObject<{
    code: z.ZodMiniString<string>;
}, z.core.$strict>;
export declare const forgotPasswordInput: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
}, z.core.$strict>;
/** One-time secret from a mailed link. */
export declare const linkToken: z.ZodMiniString<string>;
/** Password rules are in password.ts, since they need the email. */
export declare const resetPasswordInput: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    newPassword: z.ZodMiniString<string>;
}, z.core.$strict>;
export declare const changePasswordInput: z.ZodMiniObject<{
    userId: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
    oldPassword: z.ZodMiniString<string>;
    newPassword: z.ZodMiniString<string>;
}, z.core.$strict>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
export declare const passwordInput: z.ZodMiniObject<{
    password: z.ZodMiniString<string>;
}, z.core.$strict>;
/** Turning off the second factor takes the password and a code. */
export declare const disableSecondFactorInput: z.ZodMiniObject<{
    code: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
}, z.core.$strict>;
export type DisableSecondFactorInput = z.output<typeof disableSecondFactorInput>;
export interface Device {
    readonly id: number;
    /** For example `Chrome on Windows`. */
    readonly name: string;
    readonly ipAddress: string;
    readonly signedInAt: string;
    readonly seenAt: string;
    /** True for the browser making this request. */
    readonly current: boolean;
}
/** Authenticator app setup and the recovery codes for a lost phone. Shown once. */
export interface SecondFactorSetup {
    readonly uri: string;
    readonly recoveryCodes: readonly string[];
}
