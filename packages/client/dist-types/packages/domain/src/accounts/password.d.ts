export declare const minPasswordLength = 10;
export declare const maxPasswordLength = 200;
export declare const samePasswordText = "Your new password must be different from the current one.";
/** Returns what is wrong with a new password, as text for the user; null if it is acceptable. */
export declare function passwordProblem(password: string, email: string): string | null;
/** True for easily guessed passwords: well-known ones, a common word with digits, repetitions, keyboard runs. */
export declare function isCommonPassword(password: string): boolean;
