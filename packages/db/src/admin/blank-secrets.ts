/** Fields of the links in mails whose value lets whoever has it in: private links, and links that work once. */
const secretInLink = /([?&](?:amp;)?(?:\w+Key|reset|confirmEmail|emailVerify)=)[^\s"'&<>]+/g
/** A temporary password stands alone in this element of a mail; in its text, alone on a line. */
const codeInMail = /(<span class="well"[^>]*>)([^<]+)(<\/span>)/

/** What stands in place of a secret. */
const blank = '…'

const withoutLinks = (text: string) => text.replaceAll(secretInLink, `$1${blank}`)

/** Returns a mail without the temporary password and the secrets of links in it. */
export function withoutSecrets<Row extends Readonly<Record<string, unknown>>>(row: Row): Row {
  const { html, text } = row
  if (typeof html !== 'string' || typeof text !== 'string') return row
  const code = codeInMail.exec(html)?.[2]
  const lines = text.split('\n').map((line) => (line === code ? blank : line))
  return {
    ...row,
    html: withoutLinks(html.replace(codeInMail, `$1${blank}$3`)),
    text: withoutLinks(lines.join('\n')),
  }
}
