import { formatNumber } from '../number-format.ts'

export const maxCartLines = 500
export const maxLineQuantity = 9999
export const maxLineComments = 100
/** Order step, in feet, for FT and SQFT parts that are not cut to length. */
export const lengthStep = 0.25

export const sharedCartDays = 90

export const cartLimitText = `A cart can have at most ${maxCartLines} lines.`
export const quantityLimitText = `Quantity can be at most ${formatNumber(maxLineQuantity)} per line.`
export const commentLimitText = `A line can have at most ${maxLineComments} comments.`
