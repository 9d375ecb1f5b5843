/** What the change feed is about, and what can happen to each. */
export const changeKinds = {
  order: [
    'placed',
    'held',
    'freight_confirmed',
    'processed',
    'returned_to_pending',
    'shipped',
    'shipment_corrected',
    'line_marked',
    'readdressed',
    'canceled',
    'reversed',
  ],
  part: ['created', 'changed', 'removed'],
  company: ['created', 'changed'],
  payment: ['troubled'],
  approval: ['requested', 'decided'],
  price_quote: ['asked', 'answered', 'accepted'],
  recurring_draft: ['waiting', 'placed', 'failed', 'expired'],
  return: ['requested', 'decided', 'received', 'inspected', 'credited'],
  credit_note: ['issued', 'given', 'troubled'],
  tax_certificate: ['sent', 'accepted', 'refused', 'ending', 'ended'],
} as const satisfies Record<string, readonly string[]>
export type ChangeSubject = keyof typeof changeKinds
export type ChangeKind<S extends ChangeSubject = ChangeSubject> = (typeof changeKinds)[S][number]

/** Days that a change stays in the feed. */
export const changesKeptDays = 90
/** The feed keeps at most this many changes. */
export const maxChangesKept = 2_000_000
