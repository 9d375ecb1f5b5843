import type { MailMessage } from './port.ts'

const secrets = /([?&](?:reset|emailVerify|confirmEmail|cartKey)=)[\w-]+|\b[a-z2-9]{4}(?:-[a-z2-9]{4}){3}\b/g

const blank = (text: string) =>
  text.replace(secrets, (_secret, parameter?: string) => `${parameter ?? ''}(left out)`)

/** A message without the links and passwords that somebody could sign in with. */
export function blanked<Message extends Pick<MailMessage, 'html' | 'text'>>(message: Message): Message {
  return { ...message, html: blank(message.html), text: blank(message.text) }
}
