import { AppError } from '../error.ts'

/** No part has this id, or none that the actor may know of. */
export function partMissing(id: number): AppError {
  return new AppError('missing', 'catalog.part_missing', 'This part is not in the catalog.', { id })
}
