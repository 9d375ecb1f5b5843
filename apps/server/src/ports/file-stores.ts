import { join } from 'node:path'
import { createDiskStore } from '@mullion/integrations/object-store/disk'
import type { ObjectStore } from '@mullion/integrations/object-store/port'
import { createRememberedList } from '@mullion/integrations/object-store/remembered-list'
import { openBucket } from '@mullion/integrations/object-store/s3'
import type { S3Settings } from '@mullion/integrations/object-store/s3-client'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** What is kept in files: folders of the data folder, or beginnings of the keys in a bucket. */
export const fileAreas = ['images', 'dealer-requests', 'po-documents', 'part-documents'] as const
export type FileArea = (typeof fileAreas)[number]
export type FileStores = (area: FileArea) => ObjectStore

/** Where files are kept, as plain data that threads can be given. */
export interface FilePlace {
  readonly dataDir: string
  /** Null for the data folder. */
  readonly s3: S3Settings | null
}

export function filePlaceOf(env: Env): FilePlace {
  const set = vendorSettings(env, 's3')
  const s3 = set && {
    url: set.S3_URL,
    region: set.S3_REGION,
    bucket: set.S3_BUCKET,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  }
  return { dataDir: env.DATA_DIR, s3 }
}

/** Opens the folders of the data folder; images are public, all else is readable by the store's account alone. */
export const diskStores =
  (dataDir: string): FileStores =>
  (area) =>
    createDiskStore({ dir: join(dataDir, area), isPrivate: area !== 'images' })

/** As `diskStores`, for who lists all files every few seconds. */
export function rememberedDiskStores(dataDir: string): FileStores {
  const stores = fileAreas.map(
    (area) =>
      [area, createRememberedList({ dir: join(dataDir, area), isPrivate: area !== 'images' })] as const,
  )
  const byArea = new Map(stores)
  return (area) => byArea.get(area) ?? diskStores(dataDir)(area)
}

/** Opens a bucket; `onTrouble` is told of failed calls. */
export function bucketStores(s3: S3Settings, onTrouble?: (error: unknown) => void): FileStores {
  const openPrefix = openBucket(onTrouble ? { ...s3, onTrouble } : s3)
  return (area) => openPrefix(`${area}/`)
}

export function openFileStores({ dataDir, s3 }: FilePlace, onTrouble?: (error: unknown) => void): FileStores {
  return s3 ? bucketStores(s3, onTrouble) : diskStores(dataDir)
}
