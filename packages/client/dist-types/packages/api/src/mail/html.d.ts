/** Escaped markup, safe to insert into other markup. */
export interface Html {
    readonly markup: string;
}
type Piece = string | number | Html | readonly Html[];
/** Template tag that escapes every value unless this tag made it. */
export declare function html(template: TemplateStringsArray, ...values: Piece[]): Html;
export {};
