import * as z from 'zod/mini';
/** Parses a yes/no cell in any common spelling; empty is no, anything else is undefined. */
export declare function yesOrNo(text: string): boolean | undefined;
type Read<T> = {
    readonly value: T;
} | {
    readonly problem: string;
};
/** Returns a cell codec: `read` decodes the trimmed text or reports a problem, `write` encodes the value. */
export declare function cell<T>(read: (text: string) => Read<T>, write: (value: T) => string): z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<T, T>>;
/** Free text of at most `maximum` printable characters; `problem` may check for anything else that is wrong. */
export declare function textCell(maximum: number, problem?: (text: string) => string | null): z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
/** A flag that is either yes or empty; written as `yes`, parsed in any common spelling. */
export declare function flagCell(yes: string): z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
/** One of a few words, in any case; an empty cell takes the fallback, if there is one. */
export declare function choiceCell<T extends string>(choices: readonly T[], fallback?: T | null): z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<T, T>>;
export interface CellProblem<Column extends string> {
    readonly column: Column;
    readonly message: string;
}
type ReadCells<Row> = {
    readonly ok: true;
    readonly cells: Row;
} | {
    readonly ok: false;
    readonly problems: readonly CellProblem<keyof Row & string>[];
};
/** Decodes one row, keyed by column; a missing column counts as an empty cell. Lists every problem. */
export declare function readCells<Shape extends Readonly<Record<string, z.ZodMiniType<unknown, string>>>>(row: z.ZodMiniObject<Shape>, record: Readonly<Record<string, string>>): ReadCells<z.output<typeof row>>;
export {};
