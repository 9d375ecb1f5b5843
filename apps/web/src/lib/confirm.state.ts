import { proxy, ref } from 'valtio'

export interface Question {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly cancel?: string
}

/** The question being asked; change it only through the functions below. */
export const confirmState = proxy<{ question: Question | null }>({ question: null })

let resolveAnswer = (_confirmed: boolean) => {}

export function answer(confirmed: boolean): void {
  confirmState.question = null
  resolveAnswer(confirmed)
}

/** Asks in a dialog. Resolves to true once confirmed; to false if the dialog is closed or another question opens. */
export function confirm(question: Question): Promise<boolean> {
  answer(false)
  confirmState.question = ref(question)
  return new Promise((resolve) => {
    resolveAnswer = resolve
  })
}
