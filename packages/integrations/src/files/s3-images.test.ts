import { openBucket } from '../object-store/s3.ts'
import { openFileStorage } from '../object-store/testing/file-storage-server.ts'
import { describePartImages } from './contract.ts'

describePartImages('a bucket', async () => {
  const storage = await openFileStorage()
  return { store: openBucket(storage.settings)('images/'), close: storage.close }
})
