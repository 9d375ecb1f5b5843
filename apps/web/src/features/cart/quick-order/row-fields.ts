/** A row of the quick order as it is typed. */
export interface RowFields {
  readonly number: string
  readonly quantity: string
  readonly comment: string
}
export type RowField = keyof RowFields

export const noFields: RowFields = { number: '', quantity: '', comment: '' }

/** The fields of a row from left to right. */
export const rowFields: readonly RowField[] = ['number', 'quantity', 'comment']

/** True when nothing is typed in a row. */
export function isBlank({ number, quantity, comment }: RowFields): boolean {
  return number.trim() === '' && quantity.trim() === '' && comment.trim() === ''
}
