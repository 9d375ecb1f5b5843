/**
 * Dealer vocabulary, in addition to the part-name abbreviations in part-name.ts; used by readings.ts and
 * index-document.ts. A key is one to four singular words; its comma-separated readings are what part names and
 * descriptions use instead. A trailing `.` matches the whole word only: `seal.` does not match sealant. `~` also keeps
 * the typed words as a reading.
 */
export declare const synonyms: Readonly<Record<string, string>>;
/** Words that do not describe a part; ignored unless nothing else was typed. */
export declare const stopWords: ReadonlySet<string>;
/** Words about the room: parts whose names contain them rank first; others are not excluded. */
export declare const roomWords: Readonly<Record<string, string>>;
/** Words that mark a part name as an accessory or wear part of the part it mentions. */
export declare const accessoryWords: ReadonlySet<string>;
/** Words that limit a part to one kind of door; names with one of them rank after names without. */
export declare const doorWords: ReadonlySet<string>;
/** Words that describe an item, so that the word before them names it: `hasp stainless`. */
export declare const describingWords: ReadonlySet<string>;
