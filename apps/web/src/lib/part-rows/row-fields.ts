export interface RowFields {
  readonly number: string
  readonly quantity: string
  readonly comment: string
}
export type RowField = keyof RowFields

export const noFields: RowFields = { number: '', quantity: '', comment: '' }

export const rowFields: readonly RowField[] = ['number', 'quantity', 'comment']

export function isBlank({ number, quantity, comment }: RowFields): boolean {
  return number.trim() === '' && quantity.trim() === '' && comment.trim() === ''
}
