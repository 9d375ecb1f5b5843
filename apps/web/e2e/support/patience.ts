/** How long a story waits for what has to come: it costs nothing when it comes, and machines can be busy. */
export const patienceMs = 40_000
