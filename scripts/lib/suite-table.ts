export interface RunFile {
  readonly project: string
  readonly name: string
  readonly tests: number
  /** Milliseconds since the run started. */
  readonly startedAt: number
  readonly endedAt: number
  readonly openings: number
}

const slowest = 10
const minutes = (ms: number) => (ms / 60_000).toFixed(1)
const seconds = (ms: number) => (ms / 1000).toFixed(0)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const durationOf = ({ startedAt, endedAt }: RunFile) => endedAt - startedAt

function rowOf(name: string, files: readonly RunFile[]): readonly string[] {
  const startedAt = Math.min(...files.map((file) => file.startedAt))
  const endedAt = Math.max(...files.map((file) => file.endedAt))
  const tests = sumOf(files.map((file) => file.tests))
  return [name, `${tests}`, minutes(endedAt - startedAt), seconds(sumOf(files.map(durationOf)))]
}

/**
 * Returns the projects as lines of a table: their tests, the minutes from the start of the first file to the end of the
 * last, and the seconds of all workers together. Projects that run at the same time share the machine.
 */
export function projectLines(files: readonly RunFile[]): string[] {
  const byProject = Map.groupBy(files, ({ project }) => project)
  const rows = [
    ['project', 'tests', 'minutes', 'worker seconds'],
    ...[...byProject].map(([project, its]) => rowOf(project, its)),
    ...(byProject.size > 1 ? [rowOf('all', files)] : []),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

export function slowestFiles(files: readonly RunFile[]): string[] {
  const sorted = files.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, slowest)
  return sorted.map((file) => {
    const loads = file.openings > 0 ? ` (${file.openings} page loads)` : ''
    return `${(durationOf(file) / 1000).toFixed(1).padStart(7)} s  ${file.project}  ${file.name}${loads}`
  })
}
