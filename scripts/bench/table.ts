export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  cells.forEach((row, at) => {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    if (at === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  })
  console.log()
}
