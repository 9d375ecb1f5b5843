import { firstLoadKb } from '../lib/first-load.ts'
import { printTable } from './table.ts'

/** What a browser fetches before the first screen works. */
export function benchFirstLoad(): void {
  const { scripts, styles } = firstLoadKb()
  printTable(
    ['first load, brotli', 'KB'],
    [
      ['JavaScript', scripts.toFixed(1)],
      ['CSS', styles.toFixed(1)],
      ['together (aim: at most 200)', (scripts + styles).toFixed(1)],
    ],
  )
}
