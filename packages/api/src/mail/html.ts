/** Escaped markup, safe to insert into other markup. */
export interface Html {
  readonly markup: string
}

type Piece = string | number | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function markupOf(piece: Piece): string {
  if (Array.isArray(piece)) return piece.map(markupOf).join('')
  if (typeof piece === 'object') return (piece as Html).markup
  return String(piece).replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

/** Template tag that escapes every value unless this tag made it. */
export function html(template: TemplateStringsArray, ...values: Piece[]): Html {
  return {
    markup: template
      .map((text, at) => text + markupOf(values[at] ?? ''))
      .join('')
      .trim(),
  }
}
