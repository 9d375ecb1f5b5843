import { type FilesProblem, filesProblem } from '@mullion/domain/accounts/dealer-request'
import { chosenFiles, type FileSlot } from './request.state.ts'

/** What is wrong with the chosen files: by the id of a place, and with all of them together. */
export interface FileProblems {
  readonly slots: Readonly<Record<number, string>>
  readonly all: string | null
}

const words = ({ text, hint }: FilesProblem) => (hint ? `${text} ${hint}` : text)

/** Judges each file by itself, and all together once each is right. */
export function fileProblems(slots: readonly FileSlot[]): FileProblems {
  const found: Record<number, string> = {}
  for (const { id, file } of slots) {
    const problem = file && filesProblem([file])
    if (problem) found[id] = words(problem)
  }
  const alone = Object.keys(found).length > 0
  const together = alone ? null : filesProblem(chosenFiles(slots))
  return { slots: found, all: together && words(together) }
}

/** The name of the button that adds a place, under which the form finds it. */
export const addFileName = 'add-file'

/** The name of the button of a place. */
export function slotName(slotId: number): string {
  return `file-${slotId}`
}

/** What is wrong with the chosen files, by the name of the button that mends it. */
export function fileControlProblems(slots: readonly FileSlot[]): Readonly<Record<string, string>> {
  const { slots: alone, all } = fileProblems(slots)
  const named = Object.entries(alone).map(([id, text]) => [slotName(Number(id)), text])
  return { ...Object.fromEntries(named), ...(all ? { [addFileName]: all } : {}) }
}
