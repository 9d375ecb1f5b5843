import { AppError } from '../error.ts'

/** The part does not exist or is hidden from the actor. */
export function partMissing(id: number): AppError {
  return new AppError('missing', 'catalog.part_missing', 'This part is not in the catalog.', { id })
}
