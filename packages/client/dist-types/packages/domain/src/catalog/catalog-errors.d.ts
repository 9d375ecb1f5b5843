import { AppError } from '../error.ts';
/** The part does not exist or is hidden from the actor. */
export declare function partMissing(id: number): AppError;
