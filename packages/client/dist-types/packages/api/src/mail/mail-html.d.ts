import type { StoreInfo } from '@mullion/domain/store-info';
import type { Letter } from './letter.ts';
/** Renders a letter as a single-column page for light and dark mode, at any width. */
export declare function mailHtml(letter: Letter, store: StoreInfo): string;
