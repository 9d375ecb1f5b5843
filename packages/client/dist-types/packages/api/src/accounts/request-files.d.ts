import type { NewRequestFile } from '@mullion/db/accounts/dealer-request.repository';
import type { AcceptedFile } from '@mullion/domain/accounts/dealer-request';
import type { PrivateFiles } from '@mullion/integrations/private-files/port';
import type { Log } from '../log.ts';
export interface RequestFilesDeps {
    /** Holds only dealer request documents: files that no request references are deleted. */
    readonly requestFiles: PrivateFiles;
    readonly log: Log;
}
/** Requests that staff removed after this instant can be restored; files of earlier ones are deleted. */
export declare function removedRequestsRestorableAfter(now: Date): Date;
/** Stores a document and returns the facts to record about it. */
export declare function putFile({ requestFiles }: Pick<RequestFilesDeps, 'requestFiles'>, { name, contentType, bytes }: AcceptedFile): Promise<NewRequestFile>;
/** Removes documents that no request references any more; failures are left to the cleanup job. */
export declare function dropFiles({ requestFiles, log }: RequestFilesDeps, files: readonly Pick<NewRequestFile, 'storedAs'>[]): Promise<void>;
