import { messages } from './messages.ts'
import type { Random } from './visit.ts'

export const typingMsPerCharacter = 40
/** How long a visit lasts, the typing included. */
export const visitMs = 4_500

/** One of the things that the mascot says. */
export function pickMessage(random: Random): string {
  return messages[Math.floor(random() * messages.length)] ?? ''
}

/** As much of a message as has been typed after so many milliseconds. */
export function typedAfter(message: string, ms: number): string {
  return message.slice(0, Math.floor(ms / typingMsPerCharacter))
}
