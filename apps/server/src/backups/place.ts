import { sqliteFileOf } from '@mullion/db/inspect'
import type { RetentionRule } from '@mullion/domain/backups/retention'
import type { Vault } from '@mullion/integrations/backups/vault'
import { createDiskStore } from '@mullion/integrations/object-store/disk'
import { openBucket } from '@mullion/integrations/object-store/s3'
import type { S3Settings } from '@mullion/integrations/object-store/s3-client'
import type { Env } from '../env.ts'
import { type FilePlace, filePlaceOf } from '../ports/file-stores.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** Where backups go, and what with, as plain data that threads can be given. */
export interface BackupPlace {
  /** A folder, or a bucket with the beginning of its keys. */
  readonly to: { readonly dir: string } | { readonly s3: S3Settings; readonly prefix: string }
  readonly key: string
}

/** The prefix of backups in the bucket of the store's own files. */
const sharedPrefix = 'backups'

function bucketOf(env: Env): BackupPlace['to'] | null {
  const own = vendorSettings(env, 'backupS3')
  if (own) {
    const s3 = {
      url: own.BACKUP_S3_URL,
      region: own.BACKUP_S3_REGION,
      bucket: own.BACKUP_S3_BUCKET,
      accessKeyId: own.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: own.BACKUP_S3_SECRET_ACCESS_KEY,
    }
    return { s3, prefix: own.BACKUP_S3_PREFIX }
  }
  const { s3 } = filePlaceOf(env)
  return s3 && { s3, prefix: sharedPrefix }
}

/** Returns where the settings send backups; null for a store without any. */
export function backupPlaceOf(env: Env): BackupPlace | null {
  const { BACKUP_TO: to, BACKUP_KEY: key } = env
  if (to === undefined || key === undefined) return null
  if (to !== 's3') return { to: { dir: to }, key }
  const bucket = bucketOf(env)
  return bucket && { to: bucket, key }
}

/** Opens the place of backups. What encrypts and packs them is loaded here, since a server leaves it to a thread. */
export async function openVault({ to, key }: BackupPlace): Promise<Vault> {
  const [{ createSealer }, { createVault }] = await Promise.all([
    import('@mullion/integrations/backups/sealer'),
    import('@mullion/integrations/backups/vault'),
  ])
  const store =
    'dir' in to ? createDiskStore({ dir: to.dir, isPrivate: true }) : openBucket(to.s3)(`${to.prefix}/`)
  return createVault({ store, sealer: await createSealer(key) })
}

/** What the running server backs up, and when, as plain data for its thread. */
export interface BackupPlan {
  readonly place: BackupPlace
  /** Null for PostgreSQL, which is backed up by its own means; only files are backed up here then. */
  readonly databaseFile: string | null
  readonly files: FilePlace
  readonly rule: RetentionRule
  readonly everyMs: number
  /** How often the log is sent; 0 for never. */
  readonly logEveryMs: number
  /** 0 for never. */
  readonly verifyEveryMs: number
}

export function backupPlanOf(env: Env): BackupPlan | null {
  const place = backupPlaceOf(env)
  if (!place) return null
  return {
    place,
    databaseFile: sqliteFileOf(env.DATABASE_URL),
    files: filePlaceOf(env),
    rule: {
      hourly: env.BACKUP_KEEP_HOURLY,
      daily: env.BACKUP_KEEP_DAILY,
      monthly: env.BACKUP_KEEP_MONTHLY,
    },
    everyMs: env.BACKUP_EVERY_MINUTES * 60_000,
    logEveryMs: env.BACKUP_LOG_SECONDS * 1000,
    verifyEveryMs: env.BACKUP_VERIFY_HOURS * 3_600_000,
  }
}
