/**
 * Returns where an arrow key moves in the suggestions. -1 is the text box, which comes between the last
 * suggestion and the first.
 */
export function suggestionTowards(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1
  if (key === 'ArrowUp') return from > -1 ? from - 1 : count - 1
  return null
}
