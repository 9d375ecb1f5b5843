import { listStoredNames } from '@mullion/db/accounts/dealer-request.repository'
import { listStoredImages } from '@mullion/db/catalog/part-images.repository'
import { listStoredMedia } from '@mullion/db/catalog/part-media.repository'
import type { Reader } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import { listStoredPoDocuments } from '@mullion/db/orders/po-document.repository'
import { type CopyReport, copyObjects } from '@mullion/integrations/object-store/copy'
import type { ObjectStore } from '@mullion/integrations/object-store/port'
import { CommandFailure, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { withProgress } from '@mullion/terminal/progress'
import { readEnv } from '../env.ts'
import { bucketStores, diskStores, type FileArea, fileAreas, filePlaceOf } from '../ports/file-stores.ts'

export interface CopyFilesOptions {
  readonly to: 's3' | 'disk'
  readonly dryRun?: boolean
}

/** Keys that the database names. */
const namedKeys: Readonly<Record<FileArea, (db: Reader) => Promise<string[]>>> = {
  images: async (db) => {
    const names = [...(await listStoredImages(db)), ...(await listStoredMedia(db, 'photo'))]
    return names.map((name) => `uploads/${name}.png`)
  },
  'dealer-requests': listStoredNames,
  'po-documents': listStoredPoDocuments,
  'part-documents': (db) => listStoredMedia(db, 'document'),
}

interface AreaReport extends CopyReport {
  readonly area: FileArea
  /** Files that the database names and the destination does not have. */
  readonly missing: number
}

async function countMissing(db: Reader, area: FileArea, [first, second]: readonly ObjectStore[]) {
  const there = new Set<string>()
  for (const store of [first, second]) for await (const { key } of store?.list() ?? []) there.add(key)
  return (await namedKeys[area](db)).filter((key) => !there.has(key)).length
}

const counted = (count: number) => count.toLocaleString('en-US')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function printReport({ terminal }: Output, reports: readonly AreaReport[], dryRun: boolean): void {
  for (const { area, copied, copiedBytes, unchanged, newer, failed, missing } of reports) {
    for (const { key, reason } of failed) terminal.note(`${area}/${key}: ${reason}`)
    for (const key of newer)
      terminal.note(`${area}/${key}: the destination has another one, stored later; it stays.`)
    const verb = dryRun ? 'to copy' : 'copied and compared'
    terminal.print(
      `${area}: ${counted(copied)} ${verb} (${megabytes(copiedBytes)}), ${counted(unchanged)} there already, ` +
        `${counted(newer.length)} newer there, ${counted(failed.length)} failed.`,
    )
    if (missing > 0)
      terminal.note(`${area}: ${counted(missing)} files that the database names are in neither place.`)
  }
}

/** Copies the store's files from the data folder to the bucket or back; what is there already stays. */
export async function copyFiles(output: Output, { to, dryRun = false }: CopyFilesOptions): Promise<void> {
  const { terminal } = output
  const env = readEnv(terminal.env)
  const { dataDir, s3 } = filePlaceOf(env)
  if (!s3) throw usageFailure('Set S3_URL, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const [disk, bucket] = [diskStores(dataDir), bucketStores(s3)]
  const db = await openDatabase(env.DATABASE_URL)
  await using _closing = { [Symbol.asyncDispose]: () => db.close() }
  const reports: AreaReport[] = []
  for (const area of fileAreas) {
    const both = [disk(area), bucket(area)] as const
    const [from, into] = to === 's3' ? both : ([both[1], both[0]] as const)
    const copied = await withProgress(terminal, area, ({ done }) =>
      copyObjects({ from, to: into, dryRun, onProgress: (count, all) => done(count / all) }),
    )
    reports.push({ ...copied, area, missing: await countMissing(db.read, area, both) })
  }
  output.show({ to, dryRun, areas: reports }, () => printReport(output, reports, dryRun))
  if (reports.some(({ failed }) => failed.length > 0))
    throw new CommandFailure('Some files were not copied.', undefined, 'Run the command again: it goes on.')
  if (dryRun) terminal.note('Dry run: nothing was changed.')
}
