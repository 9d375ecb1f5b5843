import { type FilesProblem, filesProblem } from '@mullion/domain/accounts/dealer-request'
import { chosenFiles, type FileSlot } from './request.state.ts'

export interface FileProblems {
  readonly slots: Readonly<Record<number, string>>
  readonly all: string | null
}

const words = ({ text, hint }: FilesProblem) => (hint ? `${text} ${hint}` : text)

/** Checks each file, then all together once every file is valid. */
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

export const addFileName = 'add-file'

export function slotName(slotId: number): string {
  return `file-${slotId}`
}

/** Returns the files' problems, each under the name of the button that replaces or adds the file. */
export function fileControlProblems(slots: readonly FileSlot[]): Readonly<Record<string, string>> {
  const { slots: alone, all } = fileProblems(slots)
  const named = Object.entries(alone).map(([id, text]) => [slotName(Number(id)), text])
  return { ...Object.fromEntries(named), ...(all ? { [addFileName]: all } : {}) }
}
