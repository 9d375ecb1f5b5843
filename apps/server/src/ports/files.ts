import type { Log } from '@mullion/api/log'
import { createPartImages } from '@mullion/integrations/files/part-images'
import { withMemory } from '@mullion/integrations/object-store/remembered'
import { createPrivateFiles } from '@mullion/integrations/private-files/stored'
import type { Env } from '../env.ts'
import { filePlaceOf, openFileStores } from './file-stores.ts'

/** A bucket for a store with the settings of S3; otherwise the data folder. */
export function filesOf(env: Env, { log }: { readonly log: Log }) {
  const place = filePlaceOf(env)
  const onTrouble = (err: unknown) => log.error({ err }, 'The file storage did not do what it was asked.')
  const stores = openFileStores(place, onTrouble)
  const images = stores('images')
  return {
    images: createPartImages({ store: place.s3 ? withMemory(images, 'illustrations/') : images }),
    requestFiles: createPrivateFiles(stores('dealer-requests')),
    poFiles: createPrivateFiles(stores('po-documents')),
    partFiles: createPrivateFiles(stores('part-documents')),
  }
}
