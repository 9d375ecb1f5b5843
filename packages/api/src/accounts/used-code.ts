import { linkHash } from './mailed-links.ts'

/** What a code is counted under, so that it is good once, for whatever it is used. */
export const usedCode = (userId: number, code: string) => `${userId}:${linkHash(code)}`
