const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Returns a `traceparent` header (W3C Trace Context) that begins a trace with this request. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`
}
