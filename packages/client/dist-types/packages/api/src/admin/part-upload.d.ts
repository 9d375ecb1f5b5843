import type { PartImages, PreparedImage } from '@mullion/integrations/files/port';
/** Images uploaded with a part, unprocessed. */
export interface SentImages {
    readonly image?: Uint8Array | undefined;
    readonly referenceImage?: Uint8Array | undefined;
}
/** Images uploaded with a part, decoded and resized but not stored yet. */
export interface PartUpload {
    readonly image: PreparedImage | null;
    readonly referenceImage: PreparedImage | null;
    /** Attaches the images to the part, which is already stored with its new image version. */
    store(part: {
        readonly number: string;
        readonly imageVersion: number;
    }): Promise<void>;
}
/** Prepares the images before anything is stored; whatever `work` does not store is removed when it ends. */
export declare function withPartUpload<T>(images: PartImages, sent: SentImages, work: (upload: PartUpload) => Promise<T>): Promise<T>;
