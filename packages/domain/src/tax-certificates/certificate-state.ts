/** States of a tax certificate; only an accepted one exempts, and only between its days. */
export const certificateStates = ['waiting', 'accepted', 'refused', 'expired', 'withdrawn'] as const
export type CertificateState = (typeof certificateStates)[number]

/** The states that a certificate can go to. */
export const certificateMoves: Readonly<Record<CertificateState, readonly CertificateState[]>> = {
  waiting: ['accepted', 'refused', 'withdrawn', 'expired'],
  accepted: ['withdrawn', 'expired'],
  refused: [],
  expired: [],
  withdrawn: [],
}

/** The states from which a certificate can go to this one. */
export const statesBefore = (to: CertificateState): CertificateState[] =>
  certificateStates.filter((from) => certificateMoves[from].includes(to))

export const certificateStateWords: Readonly<Record<CertificateState, string>> = {
  waiting: 'Waits for review',
  accepted: 'Accepted',
  refused: 'Refused',
  expired: 'Ended',
  withdrawn: 'Withdrawn',
}

interface Validity {
  readonly status: CertificateState
  readonly validFrom: string
  readonly validUntil: string | null
}

/** True if a certificate exempts orders of this store day. */
export function exemptsOn({ status, validFrom, validUntil }: Validity, day: string): boolean {
  return status === 'accepted' && validFrom <= day && (validUntil === null || day <= validUntil)
}

/** Days before the end on which a company is reminded, the first reminder first. */
export const reminderDays = [60, 14] as const

/**
 * Returns the reminder that is due on a store day: 60 or 14, the days before the end that it is for; null if none is, or
 * it was sent. One that comes late, as for a certificate accepted in its last weeks, replaces the earlier ones.
 */
export function reminderDue(
  { validUntil, reminded }: { readonly validUntil: string; readonly reminded: number | null },
  today: string,
): (typeof reminderDays)[number] | null {
  const left = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000
  if (left < 0) return null
  const due = reminderDays.findLast((days) => left <= days) ?? null
  return due !== null && (reminded === null || reminded > due) ? due : null
}
