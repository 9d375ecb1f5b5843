import type { Shop } from './shop.ts'
import { eventually } from './steps.ts'

const entry = /href="(\/mailbox\/[^"]+)"><strong>([^<]*)<\/strong><span>([^<]*)</g

/** Waits for an email to this address with a matching subject, and returns the text of the newest. */
export async function mailTo(shop: Shop, address: string, subject: RegExp): Promise<string> {
  let link = ''
  await eventually(async () => {
    const list = await (await fetch(`${shop.url}/mailbox`)).text()
    const mails = [...list.matchAll(entry)].map(([, at = '', about = '', to = '']) => ({ at, about, to }))
    link = mails.find((mail) => mail.to === address && subject.test(mail.about))?.at ?? ''
    return link
  }).not.toBe('')
  const page = await (await fetch(`${shop.url}${link}`)).text()
  const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(page) ?? []
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}

export function linkIn(text: string, parameter: string): string {
  const [, token = ''] = new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]+)`).exec(text) ?? []
  if (!token) throw new Error(`The mail has no link with ${parameter}.`)
  return `/?${parameter}=${token}`
}

export function oneTimePasswordIn(text: string): string {
  const [, password] = /\n([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n/.exec(text) ?? []
  if (!password) throw new Error('The mail has no one-time password.')
  return password
}
