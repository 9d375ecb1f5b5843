import type { NewMail } from '@mullion/db/mail/mail.repository';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Letter } from './letter.ts';
/** Turns a letter into mail, as HTML and plain text. */
export declare function letterMail(letter: Letter, store: StoreInfo): NewMail;
