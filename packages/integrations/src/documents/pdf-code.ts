import { encode } from 'uqr'
import type { Sheet } from './pdf-sheet.ts'

/** Blank modules that a QR code needs on each side. */
const quietModules = 4

/** Draws a link as a QR code with its quiet zone, in one path, so that no seams show between its modules. */
export function drawCode(
  doc: Sheet,
  link: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const module = width / (size + 2 * quietModules)
  const from = quietModules * module
  for (const [row, modules] of data.entries()) {
    for (let at = 0; at < size; at++) {
      const start = at
      while (modules[at]) at++
      if (at > start)
        doc.rect(x + from + start * module, y + from + row * module, (at - start) * module, module)
    }
  }
  doc.fill('#000000')
}
