/**
 * The text index entry of a part, from strongest match to weakest: `number` its key; `item` its name if it is the item
 * itself (no accessory, not for a special door); `lead` the first word of its name; `title` its full name and number;
 * `tags` its tags and door models; `body` its description.
 */
export interface IndexDocument {
    readonly number: string;
    readonly item: readonly string[];
    readonly lead: readonly string[];
    readonly title: readonly string[];
    readonly tags: readonly string[];
    readonly body: readonly string[];
}
/** Returns a part's words for the index; names are indexed both as stored and expanded. */
export declare function indexDocumentOf(part: {
    readonly number: string;
    readonly name: string;
    readonly description: string;
    readonly tags: readonly string[];
    readonly doorModels: readonly string[];
    readonly doorSubModels: readonly string[];
}): IndexDocument;
