/** Maximum file size of a part picture, 10 MB. */
export declare const maxImageBytes: number;
export declare const notPngText = "The image file must be a PNG file.";
export declare const imageTooLargeText = "The image file can be up to 10 MB and 8,000 \u00D7 8,000 pixels.";
/** Returns what is wrong with a chosen file's type or size, or null; the server checks its content. */
export declare function imageFileProblem(file: {
    readonly type: string;
    readonly size: number;
}): string | null;
