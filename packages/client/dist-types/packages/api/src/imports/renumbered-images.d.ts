import type { Renumbering } from '@mullion/integrations/files/port';
import type { ImportStep } from './import-step.ts';
import type { PartStep } from './part-steps.ts';
/** Returns how a change moves a part's images; null for a part that keeps its number, is new or is removed. */
export declare function renumberingOf({ current, next }: PartStep): Renumbering | null;
/**
 * Copies the images of parts to the numbers that `work` gives them, so that a crash right after it leaves the parts
 * with their images. When `work` returns true, the old files go; otherwise the copies do.
 */
export declare function withRenumberedImages({ images, goOn }: ImportStep, changes: readonly Renumbering[], work: () => Promise<boolean>): Promise<boolean>;
