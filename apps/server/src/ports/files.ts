import { join } from 'node:path'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { type Env, imagesDir } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { noAdapter } from './no-adapter.ts'

/** S3 for a store with its settings; otherwise the data folder. */
export function filesOf(env: Env) {
  if (vendorSettings(env, 's3')) throw noAdapter('S3')
  return {
    images: createDiskImages({ dir: imagesDir(env) }),
    requestFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'dealer-requests') }),
    poFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'po-documents') }),
  }
}
