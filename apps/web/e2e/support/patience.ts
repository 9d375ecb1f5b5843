/**
 * How long a story waits for something expected. A high limit costs nothing if it comes sooner, and machines
 * can be busy.
 */
export const patienceMs = 40_000
