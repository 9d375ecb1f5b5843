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

/** What an Undo applies to, such as the cart. Undo is no longer offered once all of that is replaced. */
export type UndoScope = 'cart'

export type NoticeHolder = 'pointer' | 'focus'

const shownForMs = { info: 6_000, problem: 12_000, undo: 10_000 }
const maxShown = 3

export const noticesState = proxy<{ list: Notice[] }>({ list: [] })

let lastId = 0
const holders = new Set<NoticeHolder>()
const timers = new Map<number, { readonly forMs: number; timer?: ReturnType<typeof setTimeout> }>()
const scopes = new Map<number, UndoScope>()

export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id)?.timer)
  timers.delete(id)
  scopes.delete(id)
  noticesState.list = noticesState.list.filter((notice) => notice.id !== id)
}

function count(id: number): void {
  const counted = timers.get(id)
  if (counted && holders.size === 0) counted.timer = setTimeout(() => dismissNotice(id), counted.forMs)
}

/** Keeps all notices on screen while the pointer or focus is on one of them. */
export function pauseNotices(by: NoticeHolder): void {
  holders.add(by)
  for (const { timer } of timers.values()) clearTimeout(timer)
}

export function resumeNotices(by: NoticeHolder): void {
  if (!holders.delete(by) || holders.size > 0) return
  for (const id of timers.keys()) count(id)
}

function show(notice: Omit<Notice, 'id'>, forMs: number): number {
  lastId += 1
  const id = lastId
  noticesState.list = [...noticesState.list, { id, ...notice }]
  for (const { id: oldest } of noticesState.list.slice(0, -maxShown)) dismissNotice(oldest)
  timers.set(id, { forMs })
  count(id)
  return id
}

export function notify(text: string): void {
  show({ text, tone: 'info', action: null }, shownForMs.info)
}

export function notifyProblem(text: string): void {
  show({ text, tone: 'problem', action: null }, shownForMs.problem)
}

export function notifyFailed(text: string, action: NoticeAction): void {
  show({ text, tone: 'problem', action: ref(action) }, shownForMs.problem)
}

/** Shows what is done, with what may be wanted next. */
export function notifyDone(text: string, action: NoticeAction): void {
  show({ text, tone: 'info', action: ref(action) }, shownForMs.undo)
}

/** Shows a message with Undo, offered until what it applies to is replaced. */
export function notifyUndoable(text: string, undo: () => void, scope?: UndoScope): void {
  const id = show({ text, tone: 'info', action: ref({ label: 'Undo', run: undo }) }, shownForMs.undo)
  if (scope) scopes.set(id, scope)
}

/** Removes Undo offers for something that is being cleared or replaced as a whole. */
export function dismissUndo(scope: UndoScope): void {
  for (const [id, undoes] of scopes) if (undoes === scope) dismissNotice(id)
}
