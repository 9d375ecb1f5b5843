/** The time as services know it; tests turn it. */
export type Clock = () => Date
