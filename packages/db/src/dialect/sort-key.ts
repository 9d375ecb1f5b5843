import { kit } from './current.ts'

/** The column of a name's sort key (see `sortKeyOf`); empty in rows from before, until a job fills it. */
export const sortKey = () => kit.text().notNull().default('')
