import { AppError } from '@mullion/domain/error'

export interface NewObject {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface StoredObject {
  readonly sizeBytes: number
  bytes(): Promise<Uint8Array>
  stream(): ReadableStream<Uint8Array>
}

export interface ListedObject {
  readonly key: string
  readonly sizeBytes: number
  readonly storedAt: Date
}

/** Files under keys such as `parts/1204-02.png`, on disk or on S3-compatible storage. */
export interface ObjectStore {
  /** Stores an object completely or not at all, in place of any other with this key. */
  put(key: string, object: NewObject): Promise<void>
  get(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  /** Removes an object; does nothing if there is none. */
  remove(key: string): Promise<void>
  /** Tells an object from another that replaced it, even by the same bytes; null if there is none. */
  identity(key: string): Promise<string | null>
  /** Returns the SHA-256 of an object's bytes in hexadecimal; null if there is none. */
  checksum(key: string): Promise<string | null>
  /** Lists the objects whose keys begin with `prefix`, in no particular order. */
  list(prefix?: string): AsyncIterable<ListedObject>
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** True for keys that are the same on every kind of storage and cannot leave a folder. */
export function isObjectKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((each) => segment.test(each))
}

/** The file storage did not answer, or not as it must; a 502. */
export function filesUnavailable(cause?: unknown): AppError {
  const message = 'The file storage isn’t answering right now. Please try again in a minute.'
  return new AppError('unavailable', 'files.unavailable', message, { retryAfterSeconds: 10 }, cause)
}
