/** Returns four groups of four characters, easy to type from a mail: 79 random bits. */
export declare function oneTimePassword(): string;
/** Returns when a one-time password issued now expires. */
export declare function oneTimePasswordEnd(now: Date): Date;
