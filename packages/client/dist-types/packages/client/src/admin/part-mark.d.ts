import type { InternalPart } from '@mullion/domain/catalog/part';
import type { QueryClient } from '@tanstack/react-query';
/** A part and whether it is proprietary; null while unknown. */
export interface PartMark {
    readonly partId: number;
    readonly proprietary: boolean | null;
}
/** A mark requested by an administrator: P marks a part, C clears the mark. */
export interface MarkRequest extends PartMark {
    readonly proprietary: boolean;
}
/** Shows a mark wherever the part is cached, unless the viewer may not see marks; returns the mark before it. */
export declare function showMark(queryClient: QueryClient, { partId, proprietary }: PartMark): PartMark;
/**
 * Mutation options for marking a part: the mark shows at once, and a refused one is reverted until the server answers
 * again. Marks of one part reach the server in order; while any is in progress, the one requested last shows.
 */
export declare function marking(queryClient: QueryClient, partId: number, onFailed: (error: unknown) => void): {
    scope: {
        id: string;
    };
    onMutate: (request: MarkRequest) => PartMark;
    onSuccess: ({ proprietary }: Pick<InternalPart, 'proprietary'>) => void;
    onError: (error: unknown, _request: MarkRequest, before: PartMark | undefined) => void;
};
