/** Where a typed word may match, each field within the next: a part's lead word, its whole name, also tags, anywhere. */
export type SearchField = 'lead' | 'title' | 'tags' | 'body'
