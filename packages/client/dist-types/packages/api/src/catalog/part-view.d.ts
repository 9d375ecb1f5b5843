import type { PartRow } from '@mullion/db/catalog/catalog.repository';
import { type Actor } from '@mullion/domain/accounts/actor';
import { type InternalPart, type Part } from '@mullion/domain/catalog/part';
/** A part with its list price and internal fields; call it for staff only. */
export declare function viewInternalPart(row: PartRow, actor: Actor): InternalPart;
/** A part as this actor may see it: their own price for customers, list price and internal fields for staff. */
export declare function viewPart(row: PartRow, actor: Actor): Part | InternalPart;
