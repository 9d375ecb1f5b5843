import { createDiskStore } from '../object-store/disk.ts'
import { createPartImages } from './part-images.ts'
import type { PartImages } from './port.ts'

/** Stores images as files under `dir`, which anyone with access to the folder may read, because images are public. */
export function createDiskImages({ dir }: { readonly dir: string }): PartImages {
  return createPartImages({ store: createDiskStore({ dir, isPrivate: false }) })
}
