import { proxy, ref } from 'valtio'

interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'problem'
  readonly action: NoticeAction | null
}

const shownForMs = { info: 6_000, problem: 12_000, undo: 10_000 }
const mostShown = 3

export const noticesState = proxy<{ list: Notice[] }>({ list: [] })

let lastId = 0

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  noticesState.list = noticesState.list.filter((notice) => notice.id !== id)
}

function show(notice: Omit<Notice, 'id'>, forMs: number): void {
  lastId += 1
  const id = lastId
  noticesState.list = [...noticesState.list, { id, ...notice }].slice(-mostShown)
  setTimeout(() => dismissNotice(id), forMs)
}

/** Says something that needs no answer. */
export function notify(text: string): void {
  show({ text, tone: 'info', action: null }, shownForMs.info)
}

/** Says what went wrong. */
export function notifyProblem(text: string): void {
  show({ text, tone: 'problem', action: null }, shownForMs.problem)
}

/** Says what was done and offers to take it back. */
export function notifyUndoable(text: string, undo: () => void): void {
  show({ text, tone: 'info', action: ref({ label: 'Undo', run: undo }) }, shownForMs.undo)
}
