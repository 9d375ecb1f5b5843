import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailboxEntry } from '@mullion/integrations/mail/mailbox'
import type { MailMessage } from '@mullion/integrations/mail/port'
import { html } from 'hono/html'

const style = html`<style>
  :root {
    color-scheme: light dark;
    --ground: light-dark(#f3f6f7, #10171b);
    --surface: light-dark(#ffffff, #182127);
    --hover: light-dark(#f4f9fb, #1d2930);
    --line: light-dark(#dbe3e7, #36444d);
    --ink: light-dark(#172127, #e4ecf0);
    --soft: light-dark(#52626c, #9fb1bb);
    --accent: light-dark(#17607a, #7fcbe2);
    --focus: light-dark(#0b86ad, #6fd0ee);
    font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink) }
  header { background: light-dark(#0f3341, #0c2a36) }
  header a { display: flex; align-items: center; gap: 11px; max-width: 960px; margin: 0 auto; padding: 12px 16px; color: #fff; font-size: 19px; font-weight: 650; text-decoration: none }
  main { max-width: 960px; margin: 0 auto; padding: 20px 16px 40px }
  h1 { margin: 0; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere }
  p { margin: 6px 0 0; color: var(--soft); overflow-wrap: anywhere }
  a { color: var(--accent); text-underline-offset: .18em }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
  .sheet { margin: 18px 0 0; padding: 0; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); list-style: none }
  .sheet li + li { border-top: 1px solid var(--line) }
  .mail { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 15rem) 11.5rem; align-items: center; gap: 2px 18px; min-height: 48px; padding: 8px 16px; color: inherit; text-decoration: none }
  .mail:hover { background: var(--hover) }
  .mail:focus-visible { outline-offset: -3px }
  .mail strong { font-weight: 600; overflow-wrap: anywhere }
  .mail span, .mail time { color: var(--soft); font-size: 14px; overflow-wrap: anywhere }
  .mail time { text-align: right; white-space: nowrap }
  .empty { padding: 40px 16px; text-align: center }
  .back { display: inline-flex; align-items: center; min-height: 44px }
  iframe { display: block; width: 100%; height: 960px; border: 0; background: var(--ground) }
  pre { margin: 0; padding: 16px; font: 13.5px/1.5 ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  summary { min-height: 44px; padding: 11px 16px; cursor: pointer; font-weight: 600 }
  @media (max-width: 700px) {
    .mail { grid-template-columns: minmax(0, 1fr) auto }
    .mail strong { grid-column: 1 / -1 }
  }
</style>`

function shownTime(instant: string, { timeZone }: StoreInfo): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

function page(title: string, body: ReturnType<typeof html>, { name }: StoreInfo) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} · ${name}</title>${style}</head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="30" height="30">${name}</a></header><main>${body}</main></body></html>`
}

export function mailboxList(entries: readonly MailboxEntry[], store: StoreInfo) {
  const rows = entries.map(
    ({ id, subject, to, receivedAt }) =>
      html`<li><a class="mail" href="/mailbox/${encodeURIComponent(id)}"><strong>${subject}</strong><span>${to.join(', ')}</span><time datetime="${receivedAt}">${shownTime(receivedAt, store)}</time></a></li>`,
  )
  const list =
    entries.length > 0
      ? html`<ul class="sheet" aria-label="Emails">${rows}</ul>`
      : html`<div class="sheet empty">No email yet.</div>`
  const intro = html`<h1>Mailbox</h1><p>This store has no mail server. The emails it would have sent are here.</p>`
  return page('Mailbox', html`${intro}${list}`, store)
}

/** Renders one message as a mail program would, with its plain text. Links open in a new tab. */
export function mailboxMessage(mail: MailMessage, store: StoreInfo) {
  const files =
    mail.attachments.length > 0
      ? html`<ul class="sheet" aria-label="Attached files">${mail.attachments.map(
          ({ filename }, at) =>
            html`<li><a class="mail" href="/mailbox/${encodeURIComponent(mail.id)}/files/${at + 1}"><strong>${filename}</strong><span>Download</span></a></li>`,
        )}</ul>\n`
      : ''
  const body = html`<a class="back" href="/mailbox">← Mailbox</a><h1>${mail.subject}</h1><p>To: ${mail.to.join(', ')}</p>
${files}<div class="sheet"><iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html}"></iframe></div>
<details class="sheet" open><summary>Plain text</summary><pre>${mail.text}</pre></details>`
  return page(mail.subject, body, store)
}
