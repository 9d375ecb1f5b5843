import type { ChangePasswordInput } from '@mullion/domain/accounts/session';
/** Requests a mail with a link to set a new password. */
export declare function useForgotPassword(): (email: string) => Promise<void>;
/** Checks whether a mailed token can still set a password. */
export declare function useCheckResetLink(): (token: string) => Promise<{
    good: boolean;
}>;
/** Sets a new password using a mailed token; ends all of the user's sessions. */
export declare function useResetPassword(): (token: string, newPassword: string) => Promise<void>;
/** Changes the user's own password; ends their other sessions and the required action. */
export declare function useChangePassword(): (input: ChangePasswordInput) => Promise<void>;
/** Activates a changed email address using a mailed token. */
export declare function useVerifyEmail(): (token: string) => Promise<void>;
