/** Pause in typing before searching or suggesting, in milliseconds. */
export const typingPauseMs = 50
