import { formatNumber } from '@mullion/domain/number-format'

/** Returns a count with its noun, such as `1,204 rows`. */
export function countOf(count: number, one: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`
}
