/** Looks for malicious content in uploaded files. */
export interface UploadScan {
  /** Returns the name of what was found; null for a clean file. Rejects while the scanner gives no verdict. */
  scan(bytes: Uint8Array): Promise<string | null>
}
