import { AppError } from '@mullion/domain/error'

/** A store that names a vendor must not work on the built-in default instead. */
export function noAdapter(vendor: string): AppError {
  const message = `This version cannot use ${vendor} yet. Remove its settings.`
  return new AppError('unavailable', 'settings.no_adapter', message)
}
