import { AppError } from '../error.ts'

export function partMissing(id: number): AppError {
  return new AppError('missing', 'catalog.part_missing', 'This part is not in the catalog.', { id })
}
