import type { Actor } from '@mullion/domain/accounts/actor';
import type { Limits } from '../security/limits.ts';
/**
 * Counts a price request; throws `limited` after too many. A guest who drops the cookie is a new guest each time, so
 * guests are also counted together by IP address.
 */
export declare function consumeQuote(limits: Limits, { id, role, ipAddress }: Actor): Promise<void>;
