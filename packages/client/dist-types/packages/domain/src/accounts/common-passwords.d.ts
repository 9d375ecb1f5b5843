/** Common passwords in lower case; compared with and without surrounding digits and symbols. */
export declare const commonPasswords: ReadonlySet<string>;
