import * as z from 'zod/mini';
import { AppError } from '../error.ts';
export declare const maxFiles = 10;
export declare const maxFileBytes = 2097152;
export declare const maxFilesBytes = 10485760;
export declare const allowedFileTypes: readonly string[];
export declare const verificationHours = 72;
/** An application for a customer account, without its files. */
export declare const dealerRequestForm: z.ZodMiniObject<{
    firstName: z.ZodMiniString<string>;
    lastName: z.ZodMiniString<string>;
    companyName: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    address: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    zip: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    accountsReceivableEmail: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>]>>;
    requirePONumbers: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    requirePOUpload: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type DealerRequestForm = z.output<typeof dealerRequestForm>;
declare const uploadedFile: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    type: z.ZodMiniString<string>;
    bytes: z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
}, z.core.$strict>;
/** An uploaded document; its declared type is not trusted. */
export type UploadedFile = z.output<typeof uploadedFile>;
/** A complete request, with the bot-check answer. Files travel as multipart, never as JSON. */
export declare const dealerRequestInput: z.ZodMiniObject<{
    form: z.ZodMiniObject<{
        firstName: z.ZodMiniString<string>;
        lastName: z.ZodMiniString<string>;
        companyName: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        address: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        zip: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        accountsReceivableEmail: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>]>>;
        requirePONumbers: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        requirePOUpload: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
    files: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        type: z.ZodMiniString<string>;
        bytes: z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
    }, z.core.$strict>>;
    botCheck: z.ZodMiniString<string>;
}, z.core.$strict>;
export type DealerRequestInput = z.output<typeof dealerRequestInput>;
/** Requests another verification email for a dealer request. */
export declare const resendRequestInput: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
}, z.core.$strict>;
interface ChosenFile {
    readonly name: string;
    readonly type: string;
    readonly size: number;
}
/** What is wrong with the files, plus a hint on what is allowed where useful. */
export interface FilesProblem {
    readonly text: string;
    readonly hint: string;
}
/**
 * Returns the form's error text if the count, size or declared type of the chosen files is wrong; null if they are
 * fine.
 */
export declare function filesProblem(files: readonly ChosenFile[]): FilesProblem | null;
/** A document ready to store: safe file name, content type detected from its bytes. */
export interface AcceptedFile {
    readonly name: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
}
/** Returns the uploaded files ready to store, or what is wrong with them. */
export declare function acceptFiles(uploaded: readonly UploadedFile[]): {
    readonly files: readonly AcceptedFile[];
} | {
    readonly problem: FilesProblem;
};
/** There are too many files, or one is too large or not one of the four file kinds. */
export declare function filesRefused({ text, hint }: FilesProblem): AppError;
/** The bot check failed. */
export declare function requestBotCheckFailed(): AppError;
/** The document does not exist or was removed. */
export declare function requestFileMissing(): AppError;
export declare const pendingRequestsInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        company: "company";
        contact: "contact";
        email: "email";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type PendingRequestsInput = z.output<typeof pendingRequestsInput>;
/** A verified request waiting for staff. */
export interface PendingRequest {
    readonly id: number;
    readonly companyName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly address: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly phoneNumber: string;
    readonly accountsReceivableEmail: string;
    readonly requirePONumbers: boolean;
    readonly requirePOUpload: boolean;
    readonly taxExemptProvided: boolean;
    readonly files: readonly {
        readonly id: number;
        readonly name: string;
        readonly sizeBytes: number;
    }[];
    readonly verifiedAt: string;
}
export {};
