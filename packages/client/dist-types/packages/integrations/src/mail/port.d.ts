export interface MailAttachment {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
}
export interface MailMessage {
    /** One id per event. A transport that can recognize a repeated message delivers it only once. */
    readonly id: string;
    readonly to: readonly string[];
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly attachments: readonly MailAttachment[];
}
/** Delivers one message; after a rejection, sending may be retried. */
export interface MailTransport {
    send(message: MailMessage): Promise<void>;
}
