import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type CreatePartInput, type EditablePart, type PartChange, type PartHistoryInput, type UpdatePartInput } from '@mullion/domain/admin/part-form';
import type { InternalPart } from '@mullion/domain/catalog/part';
import type { ListPage } from '@mullion/domain/list-input';
import type { PartImages } from '@mullion/integrations/files/port';
import type { Clock } from '../clock.ts';
export type PartAdminService = ReturnType<typeof createPartAdminService>;
export interface PartAdminDeps {
    readonly db: Database;
    readonly images: PartImages;
    readonly clock: Clock;
}
/** Administrator actions on parts. */
export declare function createPartAdminService({ db, images, clock }: PartAdminDeps): {
    /** Returns a part for its edit form. Throws `missing` when there is none. */
    details(partId: number): Promise<EditablePart>;
    /** Returns a page of the changes made to a part through its form, newest first. */
    history({ partId, ...input }: PartHistoryInput): Promise<ListPage<PartChange>>;
    /**
     * Adds a part with its images. Throws `conflict` for a number in use and `invalid` for a file that is not a PNG
     * image; then nothing is stored.
     */
    create(actor: Member, { form, image, referenceImage }: CreatePartInput): Promise<InternalPart>;
    /**
     * Changes a part; its images follow when the number changes. Throws `missing`, `conflict` for a number in use or
     * when someone else changed the part meanwhile, `invalid` for a file that is not a PNG image; then nothing is
     * stored.
     */
    update(actor: Member, input: UpdatePartInput): Promise<InternalPart>;
    /** Sets whether a part is proprietary; returns the part as stored. Throws `missing` when there is none. */
    markProprietary(actor: Member, { partId, proprietary }: {
        readonly partId: number;
        readonly proprietary: boolean;
    }): Promise<InternalPart>;
};
