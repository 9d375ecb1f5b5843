/**
 * Returns a file size such as `640 KB` or `1.3 MB`, rounded up so that a file over a limit never reads as the
 * limit.
 */
export function fileSize(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.ceil(bytes / 1024)} KB`
  return `${(Math.ceil((bytes / 1_048_576) * 10) / 10).toFixed(1)} MB`
}
