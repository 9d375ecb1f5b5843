import { openBucket } from '../object-store/s3.ts'
import { openFileStorage } from '../object-store/testing/file-storage-server.ts'
import { describePrivateFiles } from './contract.ts'
import { createPrivateFiles } from './stored.ts'

describePrivateFiles('a bucket', async () => {
  const storage = await openFileStorage()
  return { files: createPrivateFiles(openBucket(storage.settings)('po-documents/')), close: storage.close }
})
