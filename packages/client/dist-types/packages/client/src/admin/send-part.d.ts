import type { PartCells } from '@mullion/domain/admin/part-form';
export interface SentPart {
    /** Null for a new part. */
    readonly partId: number | null;
    readonly cells: PartCells;
    /** The part's update time when the form was opened; empty for a new part. */
    readonly updatedAt: string;
    readonly image: File | null;
    readonly referenceImage: File | null;
}
export interface SavedPart {
    readonly id: number;
    readonly part_number: string;
    readonly part_name: string;
}
export interface SendPartOptions {
    readonly url?: string;
    readonly fetch?: typeof fetch;
}
/** Returns the multipart form of a part. */
export declare function partForm({ cells, updatedAt, image, referenceImage }: SentPart): FormData;
/**
 * Adds or changes a part with its images. Throws errors that `readError` reads; field errors use the documented names,
 * and `admin.part_changed` means that someone else saved the part first.
 */
export declare function sendPart(part: SentPart, options?: SendPartOptions): Promise<SavedPart>;
