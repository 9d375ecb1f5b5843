/** What orders and letters have beside the name of a part: how many, and that a number follows. */
const besides: readonly RegExp[] = [
  /\b(?:qty|quantity|quan)\.?\s*[:=#-]?\s*(?:of\s+)?\d{0,3}(?![\w/-])/g,
  /^\s*\(?\d{1,3}\)?\s*(?:ea|each|pcs?|pieces?|units?)\b\.?(?:\s+of\b)?/g,
  /^\s*(?:\d{1,2}|two|three|four|couple of|a couple|a few)\s+(?=[a-z]+[^s\W\d]s\b)/g,
  /(?<=[a-z]\s?)[\s(]x\d{1,2}\)?\s*$/g,
  // After another number it may be a size: 8mm sq x 6.
  /(?<=^\D*[a-z]\s?)[\s(]x\s\d{1,2}\)?\s*$/g,
  /[\s(]\d{1,2}\s?(?:ea|each|pcs?|pieces?)\)?\.?\s*$/g,
  /\b(?:invoice|order|po|quote)\s+(?:item|line|no|number)\b\.?\s*#?/g,
  /\b(?:item|part|product|catalog|cat|model|stock|sku|pn|p\/n)\s*(?:no|num|number)?\b\.?\s*[:#]+/g,
  /\b(?:item|part|product|stock|model)\s+(?:no|num|number)\b\.?/g,
  /\b(?:pn|p\/n|sku|invoice)\b/g,
  /\b(?:(?:do\s+)?(?:you|u)(?:\s+(?:guys|all))?\s+(?:got|have|carry|stock|sell)(?:\s+any)?|got\s+any)\b\??/g,
  /\bcut\s+to\s+(?:size|length|fit|order|measure)\b/g,
]

const letterOrDigit = /[\p{L}\p{N}]/u

/** The text without what is not about the part, such as `qty 2`; the text itself if nothing else is left. */
export function withoutFillers(text: string): string {
  const rest = besides.reduce((left, filler) => left.replace(filler, ' '), text.toLowerCase()).trim()
  return letterOrDigit.test(rest) ? rest : text
}
