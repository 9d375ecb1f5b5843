const prefix = '311-'

/** Returns the number for display, without the `311-` prefix that all stored numbers have. */
export function displayNumber(number: string): string {
  return number.startsWith(prefix) ? number.slice(prefix.length) : number
}

/** Returns the full number, with the `311-` prefix. */
export function prefixedNumber(number: string): string {
  return number.startsWith(prefix) ? number : prefix + number
}

/** Normalizes any spelling of a number to one key: upper case, letters and digits only, no `311-`. */
export function numberKey(text: string): string {
  return displayNumber(
    text
      .trim()
      .toUpperCase()
      .replace(/^311(?=[\s-])[\s-]*/, prefix),
  ).replace(/[^A-Z0-9]/g, '')
}

/**
 * Returns the possible keys of a typed number: `3110105-02` may be 0105-02 with a 311 prefix typed without its dash.
 */
export function numberKeys(text: string): string[] {
  const glued = /^311(?=\d{4}[\s-]*[a-z0-9]{2})/i
  const typed = text.trim()
  return glued.test(typed) ? [numberKey(typed), numberKey(typed.replace(glued, ''))] : [numberKey(typed)]
}

/** Returns what is wrong with a part number, in the part form's wording, or null. */
export function partNumberProblem(number: string): string | null {
  if (number.startsWith(prefix)) {
    return "Part number must not start with '311-'. This is prepended to every part number automatically."
  }
  return /^\d{4}-[A-Za-z0-9]{2,16}$/.test(number)
    ? null
    : 'Part number must be formatted as ####-##, with at least two characters after the dash.'
}
