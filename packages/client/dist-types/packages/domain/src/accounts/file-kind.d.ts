export type FileKind = 'pdf' | 'png' | 'jpeg' | 'gif';
/** MIME type of each file kind. */
export declare const contentTypes: {
    readonly pdf: 'application/pdf';
    readonly png: 'image/png';
    readonly jpeg: 'image/jpeg';
    readonly gif: 'image/gif';
};
/**
 * Detects the document kind from its first bytes, ignoring the name; null for any other kind. The rest may still be a
 * script (after `GIF89a`, say), so such files are only ever sent as attachments.
 */
export declare function readFileKind(bytes: Uint8Array): FileKind | null;
/**
 * Makes a file name safe to display and to send in Content-Disposition: strips folders and characters that could break
 * a header, page or disk. Returns 1 to 120 characters and keeps the extension.
 */
export declare function safeFileName(name: string): string;
/**
 * Returns a safe name whose extension matches the content type, so that a saved `photo.gif.html` cannot open as a web
 * page and run scripts.
 */
export declare function nameByContent(name: string, contentType: string): string;
