const linesToJudgeBy = 20

/**
 * Returns the separator: a tab if there is one, otherwise whichever of semicolon and comma more lines have.
 */
function separatorOf(text: string): string {
  const unquoted = text.replace(/"[^"\n]*"/g, '')
  const lines = unquoted.split('\n', 500).filter((line) => line.trim() !== '' || line.includes('\t'))
  const judged = lines.slice(0, linesToJudgeBy)
  const holding = (sign: string) => judged.filter((line) => line.includes(sign)).length
  const all = (sign: string) => judged.join('\n').split(sign).length
  if (holding('\t') > 0) return '\t'
  const more = holding(';') - holding(',') || all(';') - all(',')
  return holding(';') > 0 && more >= 0 ? ';' : ','
}

/** Strips what spreadsheets add to keep a cell as text, as in `="0105"`, and surrounding blanks. */
function plainCell(cell: string): string {
  const trimmed = cell.trim()
  return /^="([^"]*)"$/.exec(trimmed)?.[1]?.trim() ?? trimmed
}

/**
 * Returns a pattern for a cell, quoted or plain. Inch marks are unpaired quotes, so a closing quote must end
 * its cell. In tab-separated text, a quoted cell may contain line breaks but no tabs.
 */
function cellPattern(separator: string): RegExp {
  const inside = separator === '\t' ? '[^"\t]' : '[^"]'
  const quoted = ` *"(?!\n)(${inside}*(?:""${inside}*)*)" *(?=[\\${separator}\n]|$)`
  return new RegExp(`${quoted}|([^\\${separator}\n]*)`, 'y')
}

function splitCells(text: string, separator: string): string[][] {
  const pattern = cellPattern(separator)
  let row: string[] = []
  const rows = [row]
  for (let at = 0; at <= text.length; at += 1) {
    pattern.lastIndex = at
    const [all = '', quoted, plain = ''] = pattern.exec(text) ?? []
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    at += all.length
    if (text[at] === '\n') {
      row = []
      rows.push(row)
    }
  }
  return rows
}

/**
 * Parses rows as spreadsheets copy and save them: separated by tabs, semicolons or commas (or the given
 * separator), quoted where needed, with any line endings. Cells stay text, so that leading zeros survive;
 * trailing empty rows are dropped.
 */
export function readDelimited(text: string, given?: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separatorLine = /^sep=([^\w\s"]|\t)\n/i.exec(lines)
  const rest = separatorLine ? lines.slice(separatorLine[0].length) : lines
  const rows = splitCells(rest, given ?? separatorLine?.[1] ?? separatorOf(rest)).map((row) =>
    row.map(plainCell),
  )
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
}

/**
 * Decodes the text of a file saved by a spreadsheet: UTF-8, UTF-16 with a byte order mark, or Windows-1252.
 */
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
