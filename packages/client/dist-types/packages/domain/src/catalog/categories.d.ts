import type { DoorModel, PartTag } from './part.ts';
/** A menu entry: the parts of a door model with any of its tags, or all parts of the model if it has no tags. */
export interface Category {
    readonly menu: 'Swing Doors' | 'Slide Doors' | 'Other Doors';
    readonly label: string;
    /** The text searched for when the entry is picked. */
    readonly text: string;
    readonly doorModel: DoorModel;
    readonly tags: readonly PartTag[];
}
export declare const categories: readonly Category[];
/** Returns the category a text names, ignoring case and extra spaces, or null. */
export declare function categoryOf(text: string): Category | null;
