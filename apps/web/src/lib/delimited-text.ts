/** The sign that separates cells: a tab wherever there is one, else the commoner of semicolon and comma. */
function separatorOf(firstLine: string): string {
  if (firstLine.includes('\t')) return '\t'
  const count = (sign: string) => firstLine.split(sign).length - 1
  const semicolons = count(';')
  return semicolons > 0 && semicolons >= count(',') ? ';' : ','
}

/** What spreadsheets put around a cell to keep it as text, as in `="0105"`, and blanks, taken away. */
function plainCell(cell: string): string {
  const trimmed = cell.trim()
  return /^="([^"]*)"$/.exec(trimmed)?.[1]?.trim() ?? trimmed
}

/** The text of a quoted cell and where it ends; a quote that is never closed reaches to the end. */
function quotedCell(text: string, from: number): { readonly cell: string; readonly end: number } {
  let cell = ''
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else return { cell, end: at + 1 }
  }
  return { cell, end: text.length }
}

function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let at = 0
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  while (at < text.length) {
    const sign = text[at]
    if (sign === '"' && cell.trim() === '') {
      const quoted = quotedCell(text, at)
      cell = quoted.cell
      at = quoted.end
      continue
    }
    if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
    at += 1
  }
  endCell()
  return rows
}

/**
 * Reads rows of cells as spreadsheets copy and save them: separated by tabs, semicolons or commas, quoted where
 * needed, with any line ends. Every cell stays text, so that leading zeros survive; empty rows are left out.
 */
export function readDelimited(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const stated = /^sep=(.)\n/i.exec(lines)
  const rest = stated ? lines.slice(stated[0].length) : lines
  const separator = stated?.[1] ?? separatorOf(rest.trimStart().split('\n', 1)[0] ?? '')
  return splitCells(rest, separator)
    .map((row) => row.map(plainCell))
    .filter((row) => row.some((cell) => cell !== ''))
}

/** The text of a file that a spreadsheet saved: UTF-8, UTF-16 with its mark, or else the letters of Windows. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
