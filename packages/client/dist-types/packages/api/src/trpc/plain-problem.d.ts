import type { z } from 'zod';
type Issue = z.core.$ZodRawIssue;
/** Returns the message for an input error whose schema has none of its own, without the library's type names. */
export declare function plainProblem(issue: Issue): string;
export {};
