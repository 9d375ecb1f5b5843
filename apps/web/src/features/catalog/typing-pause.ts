/** What is typed is searched for, and suggested from, once no letter has come for so long. */
export const typingPauseMs = 50
