/** Marks a part as proprietary or clears the mark. It shows at once; `onFailed` is called when it is refused. */
export declare function useMarkProprietary(partId: number, onFailed: (error: unknown) => void): (proprietary: boolean) => void;
