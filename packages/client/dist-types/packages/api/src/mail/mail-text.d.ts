import type { StoreInfo } from '@mullion/domain/store-info';
import type { Letter } from './letter.ts';
/** Renders a letter as plain text: same content and order as its HTML. */
export declare function mailText(letter: Letter, store: StoreInfo): string;
