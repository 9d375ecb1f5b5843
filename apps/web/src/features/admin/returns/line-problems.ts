/** Returns the problems of a call by the number of the line that each is about, such as `lines.0.quantity`. */
export function problemsByLine(
  fields: Readonly<Record<string, string>>,
  given: readonly { readonly lineNo: number }[],
): Record<number, string> {
  const found = Object.entries(fields).flatMap(([path, text]) => {
    const line = given[Number(/^lines\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)]
    return line ? [[line.lineNo, text] as const] : []
  })
  return Object.fromEntries(found)
}
