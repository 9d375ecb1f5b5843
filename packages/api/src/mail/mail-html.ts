import type { StoreInfo } from '@mullion/domain/store-info'
import { type Html, html } from './html.ts'
import type { Letter, MailItem } from './letter.ts'

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const mono = "font-family:ui-monospace,'SF Mono',Consolas,'DejaVu Sans Mono',monospace"
const soft = 'color:#52626c'
const line = 'border-top:1px solid #dbe3e7'
const amount = 'text-align:right;white-space:nowrap;vertical-align:top'

/**
 * Styles for narrow screens and dark mode. Mail programs without them show the light colors set inline on
 * each element.
 */
const styles: Html = {
  markup: `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .pad { padding-left: 18px !important; padding-right: 18px !important }
  .button { display: block !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #10171b !important }
  .sheet { background: #182127 !important; border-color: #36444d !important }
  .head { background: #0c2a36 !important }
  .ink, .ink td, .ink th { color: #e4ecf0 !important }
  .soft, .ink .soft { color: #9fb1bb !important }
  .line { border-color: #36444d !important }
  .well { background: #12191e !important; color: #e4ecf0 !important }
  .link { color: #7fcbe2 !important }
}
</style>`,
}

/** The door of the store's logo, drawn with borders: mail programs do not show vector images. */
const mark = html`<table role="presentation" cellpadding="0" cellspacing="0" style="border:2px solid #ffffff;border-radius:2px"><tr><td style="width:8px;height:6px;font-size:0;line-height:0;border-right:2px solid #ffffff;border-bottom:2px solid #67c1dc">&nbsp;</td><td style="width:8px;height:6px;font-size:0;line-height:0;border-bottom:2px solid #67c1dc">&nbsp;</td></tr><tr><td style="height:13px;font-size:0;line-height:0;border-right:2px solid #ffffff">&nbsp;</td><td style="font-size:0;line-height:0">&nbsp;</td></tr></table>`

const letterhead = ({ name }: StoreInfo) =>
  html`<tr><td class="head pad" style="padding:16px 28px;background:#0f3341;border-radius:7px 7px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td>${mark}</td><td style="padding-left:12px;color:#ffffff;font-size:18px;font-weight:bold;letter-spacing:-0.01em">${name}</td></tr></table></td></tr>`

const facts = ({ facts: shown = [] }: Letter) =>
  shown.length === 0
    ? ''
    : html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;font-size:15px">${shown.map(
        ([label, ...values]) =>
          html`<tr><th class="soft line" scope="row" style="padding:8px 16px 8px 0;${line};width:112px;text-align:left;vertical-align:top;font-weight:normal;${soft}">${label}</th><td class="line" style="padding:8px 0;${line};vertical-align:top;overflow-wrap:anywhere">${values.map((value, at) => html`${at > 0 ? html`<br>` : ''}${value}`)}</td></tr>`,
      )}</table>`

const item = ({ number, name, remarks, count, total }: MailItem) =>
  html`<tr><td class="line" style="padding:10px 16px 10px 0;${line};vertical-align:top;overflow-wrap:anywhere"><strong style="${mono}">${number}</strong><br>${name}<br><span class="soft" style="font-size:14px;${soft}">${count}${remarks.map((remark) => html`<br>${remark}`)}</span></td><td class="line" style="padding:10px 0;${line};${amount}">${total}</td></tr>`

/** The lines of a text that a person typed. */
const lines = (text: string) => text.split('\n').map((each, at) => html`${at > 0 ? html`<br>` : ''}${each}`)

const sum = ([label, value]: readonly [string, string], isTotal: boolean) =>
  isTotal
    ? html`<tr><th class="line" scope="row" style="padding:12px 16px 4px 0;border-top:2px solid #84939c;text-align:right;font-size:18px">${label}</th><td class="line" style="padding:12px 0 4px;border-top:2px solid #84939c;${amount};font-size:20px;font-weight:bold">${value}</td></tr>`
    : html`<tr><th class="soft" scope="row" style="padding:4px 16px 4px 0;text-align:right;font-weight:normal;${soft}">${label}</th><td style="padding:4px 0;${amount}">${value}</td></tr>`

const order = ({ items, totals = [] }: Letter) =>
  items
    ? html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;font-size:15px"><tr><th class="soft" scope="col" style="padding:0 16px 6px 0;text-align:left;font-weight:normal;font-size:14px;${soft}">Part</th><th class="soft" scope="col" style="padding:0 0 6px;text-align:right;font-weight:normal;font-size:14px;${soft}">${items.some(({ total }) => total) ? 'Amount' : ''}</th></tr>${items.map(item)}<tr><td class="line" colspan="2" style="padding:4px 0;${line};font-size:0;line-height:0">&nbsp;</td></tr>${totals.map((each, at) => sum(each, at === totals.length - 1))}</table>`
    : ''

const action = ({ code, button }: Letter) =>
  html`${code ? html`<p style="margin:0 0 20px"><span class="well" style="display:inline-block;padding:10px 16px;background:#eff3f5;border-radius:6px;${mono};font-size:20px">${code}</span></p>` : ''}${
    button
      ? html`<p style="margin:0 0 12px"><a class="button" href="${button.url}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 22px;background:#1b6a85;border-radius:6px;color:#ffffff;font-weight:bold;text-decoration:none">${button.label}</a></p><p class="soft" style="margin:0 0 20px;font-size:13px;${soft};overflow-wrap:anywhere">If the button doesn’t work, open this link: <a class="link" href="${button.url}" target="_blank" rel="noopener" style="color:#17607a">${button.url}</a></p>`
      : ''
  }`

/** Renders a letter as a single-column page for light and dark mode, at any width. */
export function mailHtml(letter: Letter, store: StoreInfo): string {
  const { subject, heading = subject, paragraphs, notes = [] } = letter
  const [preview = ''] = paragraphs
  const footer = html`<tr><td class="pad soft line" style="padding:18px 28px 22px;${line};font-size:14px;${soft}">Questions? Call ${store.phone} or email <a class="link" href="mailto:${store.email}" style="color:#17607a">${store.email}</a>.<br>${store.name}, ${store.address}</td></tr>`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>${styles}</head>
<body class="ground" style="margin:0;padding:0;background:#f3f6f7"><div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" cellpadding="0" cellspacing="0" style="width:100%;background:#f3f6f7"><tr><td align="center" style="padding:24px 10px">
<table role="presentation" class="sheet ink" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dbe3e7;border-radius:8px;border-collapse:separate;text-align:left;color:#172127;${font};font-size:16px;line-height:1.5">
${letterhead(store)}
<tr><td class="pad" style="padding:28px 28px 8px"><h1 style="margin:0 0 14px;font-size:22px;line-height:1.3">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${lines(text)}</p>`)}
${facts(letter)}${order(letter)}${action(letter)}
${notes.map((note) => html`<p class="soft" style="margin:0 0 14px;font-size:15px;${soft}">${lines(note)}</p>`)}</td></tr>
${footer}</table></td></tr></table></body></html>`.markup
}
