export const maxCartLines = 500
export const maxLineQuantity = 9999
export const maxLineComments = 100
/** FT and SQFT parts that are not cut go in quarter steps. */
export const lengthStep = 0.25

/** How long a link to a cart leads to it. */
export const sharedCartDays = 90

export const cartLimitText = `A cart can have at most ${maxCartLines} lines.`
export const quantityLimitText = `Quantity can be at most ${maxLineQuantity.toLocaleString('en-US')} a line.`
export const commentLimitText = `A line can have at most ${maxLineComments} comments.`
