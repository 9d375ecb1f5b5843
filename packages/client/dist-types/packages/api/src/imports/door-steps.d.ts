import type { ImportChange } from '@mullion/db/imports/import.repository';
import type { DoorToStage } from '@mullion/db/imports/staged-doors.repository';
import { type ImportStep, type PlannedPage } from './import-step.ts';
/** Plans how to apply pages of changes. */
export declare function applyingDoors({ db }: ImportStep): (page: readonly ImportChange[]) => Promise<PlannedPage<DoorToStage>>;
/** Plans how to undo pages of changes, except for doors changed since. */
export declare function undoingDoors({ db }: ImportStep): (page: readonly ImportChange[]) => Promise<PlannedPage<DoorToStage>>;
