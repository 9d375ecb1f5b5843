export const maxCartLines = 500
export const maxLineQuantity = 9999
export const maxLineComments = 100
/** FT and SQFT parts that are not cut go in quarter steps. */
export const lengthStep = 0.25

export const quantityLimitText = 'Quantity can be at most 9,999 a line.'
export const commentLimitText = 'A line can have at most 100 comments.'
