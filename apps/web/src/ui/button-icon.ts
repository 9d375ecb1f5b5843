export const buttonIcon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const
