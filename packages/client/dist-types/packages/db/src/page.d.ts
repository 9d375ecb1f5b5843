/** One page of results: how many to skip and how many to return. */
export interface Page {
    readonly offset: number;
    readonly limit: number;
}
