export interface IncompleteField {
  readonly name: string
  /** True if the field is filled in, so its value is invalid. */
  readonly filled: boolean
}

const sentence = (start: string, fields: readonly IncompleteField[]) =>
  fields.length > 0 ? `${start}: ${fields.map(({ name }) => name).join(', ')}.` : ''

export function incompleteText(fields: readonly IncompleteField[]): string | null {
  const needed = fields.filter(({ filled }) => !filled)
  const wrong = fields.filter(({ filled }) => filled)
  const sentences = [sentence('Still needed', needed), sentence('Please check', wrong)]
  return sentences.filter(Boolean).join(' ') || null
}
