/** A file's size, rounded up so that one over a limit never reads as the limit: `640 KB`, `1.3 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.ceil(bytes / 1024)} KB`
  return `${(Math.ceil((bytes / 1_048_576) * 10) / 10).toFixed(1)} MB`
}
