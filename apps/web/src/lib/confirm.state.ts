import { proxy, ref } from 'valtio'

/** A question to answer before something is lost. */
export interface Question {
  /** The question, such as `Delete this card?`. */
  readonly title: string
  /** What will happen. */
  readonly text: string
  /** The confirm button's label. */
  readonly action: string
  /** Label of the button that changes nothing. */
  readonly cancel?: string
}

/** The question being asked; change it only through the functions below. */
export const confirmState = proxy<{ question: Question | null }>({ question: null })

let resolveAnswer = (_confirmed: boolean) => {}

/** Answers the open question and closes its dialog. */
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
