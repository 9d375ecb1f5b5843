import { AppError, invalidInput } from './error.ts'

/** What a store does with an upload that its virus scanner could not scan. */
export const unscannedPolicies = ['refuse', 'accept'] as const
export type UnscannedPolicy = (typeof unscannedPolicies)[number]

/** The scanner found something in the file of this field. */
export const uploadInfected = (field: string) =>
  invalidInput('files.infected', {
    [field]: 'Our virus scanner found a problem in this file. Choose another file.',
  })

/** The scanner gave no verdict, and the store takes nothing unscanned. */
export const uploadNotScanned = () =>
  new AppError(
    'unavailable',
    'store.unavailable',
    'We can’t check files for viruses right now. Please try again in a few minutes.',
    { retryAfterSeconds: 60 },
  )
