import { kit } from './dialect/current.ts';
export type Violation = (typeof kit.violations)[keyof typeof kit.violations];
/** Returns which kind of constraint was violated; null for any other error. */
export declare function violated(error: unknown): Violation | null;
