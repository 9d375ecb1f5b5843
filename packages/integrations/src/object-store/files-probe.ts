import { randomUUID } from 'node:crypto'
import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import { createS3Client, type S3Options, StorageRefused, StorageSilent } from './s3-client.ts'

const text = 'A small file that mullion-server doctor wrote and removes.'

/** What to do about a refusal, by the code of the service. */
const advices: Readonly<Record<string, (settings: S3Options) => ProbeResult>> = {
  NoSuchBucket: ({ bucket }) =>
    fails(`There is no bucket ${bucket}.`, 'Create it, or correct S3_BUCKET or S3_URL.'),
  InvalidAccessKeyId: () => fails('The access key is not known.', 'Correct S3_ACCESS_KEY_ID.'),
  SignatureDoesNotMatch: () =>
    fails('The secret key does not belong to the access key.', 'Correct S3_SECRET_ACCESS_KEY.'),
  AccessDenied: ({ bucket }) =>
    fails(
      `The access key may not use the bucket ${bucket}.`,
      'Allow it s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
    ),
  RequestTimeTooSkewed: () =>
    fails('This machine’s clock differs from the storage’s by too much.', 'Set the clock, with NTP.'),
  PermanentRedirect: () =>
    fails('The bucket is in another region.', 'Correct S3_REGION, and the region in S3_URL.'),
  AuthorizationHeaderMalformed: () => fails('The region is not the bucket’s.', 'Correct S3_REGION.'),
}

function problemOf(error: unknown, settings: S3Options): ProbeResult {
  if (error instanceof StorageRefused) {
    const known = advices[error.code]?.(settings)
    return known ?? fails(error.message, 'Look up this code in the documentation of the storage.')
  }
  if (!(error instanceof StorageSilent)) throw error
  const { host } = new URL(settings.url)
  return fails(`${host} did not answer, or not completely.`, 'Check S3_URL and the network.')
}

/** Writes, reads, lists and removes a small object. */
export function probeFiles(settings: S3Options): Probe {
  const call = createS3Client(settings)
  const { bucket } = settings
  async function run(signal: AbortSignal): Promise<ProbeResult> {
    const key = `probe/${randomUUID()}`
    const since = performance.now()
    try {
      const headers = { 'Content-Type': 'text/plain' }
      await call({ method: 'PUT', key, headers, body: new TextEncoder().encode(text) })
      signal.throwIfAborted()
      const found = await call({ method: 'GET', key })
      await call({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix: key } })
      await call({ method: 'DELETE', key })
      if (Buffer.from(found?.bytes ?? []).toString() !== text)
        return fails('A file that was written cannot be read.', `Look at the bucket ${bucket}.`)
      if (await call({ method: 'GET', key }))
        return fails('A removed file can still be read.', `Look at the bucket ${bucket}.`)
    } catch (error) {
      return problemOf(error, settings)
    }
    const ms = Math.round(performance.now() - since)
    return works(`A file was written, read and removed in the bucket ${bucket} in ${ms} ms.`)
  }
  return { name: 'S3, files', run }
}
