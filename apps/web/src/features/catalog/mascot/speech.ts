import { messages } from './messages.ts'
import type { Random } from './visit.ts'

export const typingMsPerCharacter = 40
/** Length of a visit in milliseconds, including typing. */
export const visitMs = 4_500

export function pickMessage(random: Random): string {
  return messages[Math.floor(random() * messages.length)] ?? ''
}

/** Returns the part of a message typed after `ms` milliseconds. */
export function typedAfter(message: string, ms: number): string {
  return message.slice(0, Math.floor(ms / typingMsPerCharacter))
}
