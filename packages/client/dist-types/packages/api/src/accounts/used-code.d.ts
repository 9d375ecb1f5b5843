/** Key under which a code's use is counted, so that it works once across all purposes. */
export declare const usedCode: (userId: number, code: string) => string;
