import { describeDoor, doorTypeNames } from '@mullion/domain/doors/describe-door'
import { type Answers, doorOfAnswers } from '@mullion/domain/doors/flow'
import type { DoorDirection } from '@mullion/domain/doors/registered-door'

export interface Registration {
  readonly serialNumber: string | null
  readonly direction: DoorDirection | null
}

const hands: Partial<Readonly<Record<DoorDirection, string>>> = { LH: 'left hand', RH: 'right hand' }

export function doorLabel(answers: Answers, { serialNumber, direction }: Registration): string {
  const door = doorOfAnswers(answers)
  const which = serialNumber ? ` of door ${serialNumber}` : ''
  if (door) {
    const hand = direction && hands[direction]
    return `Drawing${which} to scale: ${describeDoor(door)}${hand ? `, ${hand}` : ''}.`
  }
  if (!answers.doorType) return 'Drawing of a door opening.'
  const features = [answers.build, answers.double && 'double', answers.bottom].filter(Boolean)
  const more = features.length > 0 ? `: ${features.join(', ')}` : ''
  return `Drawing of a ${doorTypeNames[answers.doorType].toLowerCase()} door${more}. Its dimensions aren’t known yet.`
}
