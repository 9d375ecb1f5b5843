import { z } from 'zod';
/** True for the error of an input schema, full or mini. */
export declare function isInputProblems(error: unknown): error is z.core.$ZodError;
/**
 * Returns the first problem of each input path, such as `shipAddress.city`; problems of the whole input are under
 * `input`.
 */
export declare function fieldProblems(error: z.core.$ZodError): Record<string, string>;
