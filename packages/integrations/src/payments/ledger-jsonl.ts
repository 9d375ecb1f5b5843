import { readFileSync } from 'node:fs'
import { ledgerDamaged } from './errors.ts'
import { type LedgerEntry, parseEntry } from './ledger-entry.ts'

/**
 * Reads a ledger in the format used before 2026-11-22, one JSON entry per line, skipping a last line torn by a crash.
 * Throws `payments.ledger_damaged` for any other unreadable line.
 */
export function readJsonLedger(file: string): LedgerEntry[] {
  // Anything after the last newline is torn.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const entries: LedgerEntry[] = []
  let tornLine: number | null = null
  for (const [index, text] of lines.entries()) {
    const entry = readLine(file, { text, number: index + 1 })
    if (!entry) tornLine ??= index + 1
    else if (tornLine) throw ledgerDamaged(file, tornLine)
    else entries.push(entry)
  }
  return entries
}

function readLine(file: string, line: { text: string; number: number }): LedgerEntry | null {
  try {
    return parseEntry(line.text)
  } catch (error) {
    throw ledgerDamaged(file, line.number, error)
  }
}
