import { type PartRow } from '@mullion/db/catalog/catalog.repository';
import type { ImportChange } from '@mullion/db/imports/import.repository';
import { type PartToStage } from '@mullion/db/imports/staged-parts.repository';
import type { NewPart } from '@mullion/db/search/indexed-parts.repository';
import { type ImportStep, type PlannedPage } from './import-step.ts';
/** A part before and after a change; `current` is null for a new part, `next` for a removed one. */
export interface PartStep {
    readonly current: PartRow | null;
    readonly next: NewPart | null;
}
/** Returns the part to stage: a part whose indexed words or position change gets a new position. */
export declare function stagedPart({ current, next }: PartStep): PartToStage;
/** Plans how to apply pages of changes. */
export declare function applyingParts({ db, row, at }: ImportStep): Promise<(page: readonly ImportChange[]) => Promise<PlannedPage<PartStep>>>;
/** Plans how to undo pages of changes, except for parts changed or ordered since. */
export declare function undoingParts({ db, at }: ImportStep): (page: readonly ImportChange[]) => Promise<PlannedPage<PartStep>>;
/** Returns the fields in which a staged part differs from the stored one. */
export declare function changedFields({ current }: PartStep, staged: PartToStage): string[];
