export declare const maxCartLines = 500;
export declare const maxLineQuantity = 9999;
export declare const maxLineComments = 100;
/** Order step, in feet, for FT and SQFT parts that are not cut to length. */
export declare const lengthStep = 0.25;
export declare const sharedCartDays = 90;
export declare const cartLimitText = "A cart can have at most 500 lines.";
export declare const quantityLimitText: string;
export declare const commentLimitText = "A line can have at most 100 comments.";
