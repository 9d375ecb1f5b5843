/** How results are listed: one entry per family, or one per part. */
export const resultViews = ['families', 'parts'] as const
export type ResultView = (typeof resultViews)[number]
