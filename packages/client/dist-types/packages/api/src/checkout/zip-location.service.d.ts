import type { Actor } from '@mullion/domain/accounts/actor';
import type { ZipLocation } from '@mullion/domain/checkout/zip-location';
import type { Limits } from '../security/limits.ts';
export interface ZipLocationDeps {
    readonly findZip: (zip: string) => Promise<ZipLocation | null>;
    readonly limits: Limits;
}
/** Looks up ZIP codes. */
export declare function createZipLocationService({ findZip, limits }: ZipLocationDeps): {
    /** Null for a code that is not in use; throws `limited` when one IP address asks too often. */
    find({ ipAddress }: Actor, zip: string): Promise<ZipLocation | null>;
};
