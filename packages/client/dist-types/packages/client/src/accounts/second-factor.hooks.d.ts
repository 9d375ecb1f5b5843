import type { DisableSecondFactorInput, SecondFactorSetup } from '@mullion/domain/accounts/session';
/** Creates a new secret for the authenticator app; it takes effect once a code has proved it. */
export declare function useStartSecondFactor(): (password: string) => Promise<SecondFactorSetup>;
/** Activates the secret with a code from the app, which also ends the requirement to set it up. */
export declare function useEnableSecondFactor(): (code: string) => Promise<void>;
/** Turns the second factor off, given the password and a code. */
export declare function useDisableSecondFactor(): (proof: DisableSecondFactorInput) => Promise<void>;
