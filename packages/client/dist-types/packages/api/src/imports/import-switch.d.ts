import type { Writer } from '@mullion/db/database';
import { type ImportStep } from './import-step.ts';
interface SwitchOptions {
    readonly undo: boolean;
    /** Ends the step, in the same transaction as the switch. */
    readonly end: (tx: Writer) => Promise<void>;
}
/**
 * Applies an import or undoes it: stages every record in full and indexes its words in small transactions, then
 * switches over in a few statements, then cleans up. A step that fails leaves nothing staged.
 */
export declare function switchOver(step: ImportStep, options: SwitchOptions): Promise<void>;
export {};
