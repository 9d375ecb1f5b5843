export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** How `content` is written; it is plain text if left out. */
  readonly encoding?: 'base64' | undefined
}

export interface MailMessage {
  /** One id per event. A transport that can recognize a repeated message delivers it only once. */
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

export interface RefusedRecipient {
  readonly address: string
  /** What the mail server said, in one line. */
  readonly reason: string
  /** False if it may take the message later. */
  readonly isFinal: boolean
}

export interface MailDelivery {
  /** The recipients that did not get the message; all others did. */
  readonly refused: readonly RefusedRecipient[]
}

/**
 * Delivers one message; after a rejection, sending may be retried. Nothing is the answer of a transport that refuses no
 * recipient.
 */
export interface MailTransport {
  send(message: MailMessage): Promise<MailDelivery | undefined>
}
