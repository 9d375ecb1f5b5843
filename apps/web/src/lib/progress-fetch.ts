export interface UploadWatch {
  readonly onProgress: (sentBytes: number, totalBytes: number) => void
  readonly signal: AbortSignal
}

/** A `fetch` that reports upload progress, which the browser's own cannot; it can be canceled. */
export function progressFetch({ onProgress, signal }: UploadWatch): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(input))
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      request.addEventListener('load', () => {
        const { status, responseText } = request
        resolve(new Response(status === 204 ? null : responseText, { status }))
      })
      request.addEventListener('error', () => reject(new TypeError('The connection failed.')))
      request.addEventListener('abort', () => reject(signal.reason))
      signal.addEventListener('abort', () => request.abort())
      if (signal.aborted) return reject(signal.reason)
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      const body = init?.body
      request.send(body instanceof FormData || body instanceof Blob ? body : null)
    })
}
