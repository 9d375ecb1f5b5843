import { type ServerOptions } from './links.ts';
/** Calls a REST path; returns its answer, or throws `MullionError` if it is not a success. */
export declare function callPath(server: ServerOptions, path: string, init: RequestInit): Promise<Response>;
