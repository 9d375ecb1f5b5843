import { type Limits } from '../security/limits.ts';
/**
 * Counts wrong door data entered from an IP address as lookups, since it would otherwise bypass their limit;
 * correct data is not counted, so working on many doors stays possible. Returns how many wrong entries may
 * still be reported, including these, and when the count resets. Below 0, correct entries are not confirmed
 * either.
 */
export declare function doorAllowance(limits: Limits, address: string, wrong: number): Promise<{
    readonly left: number;
    readonly endsAt: Date;
}>;
