/** The props of an icon beside a button's text or in a field. */
export const buttonIcon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const
