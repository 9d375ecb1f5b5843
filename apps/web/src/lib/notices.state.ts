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

/** What somebody can be at a notice with. */
export type NoticeHolder = 'pointer' | 'focus'

const shownForMs = { info: 6_000, problem: 12_000, undo: 10_000 }
const mostShown = 3

export const noticesState = proxy<{ list: Notice[] }>({ list: [] })

let lastId = 0
const holders = new Set<NoticeHolder>()
const timers = new Map<number, { readonly forMs: number; timer?: ReturnType<typeof setTimeout> }>()

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id)?.timer)
  timers.delete(id)
  noticesState.list = noticesState.list.filter((notice) => notice.id !== id)
}

function count(id: number): void {
  const counted = timers.get(id)
  if (counted && holders.size === 0) counted.timer = setTimeout(() => dismissNotice(id), counted.forMs)
}

/** Keeps all notices in sight while somebody is at one of them. */
export function holdNotices(by: NoticeHolder): void {
  holders.add(by)
  for (const { timer } of timers.values()) clearTimeout(timer)
}

/** Lets the notices go again once nothing else holds them, each after its whole time. */
export function releaseNotices(by: NoticeHolder): void {
  if (!holders.delete(by) || holders.size > 0) return
  for (const id of timers.keys()) count(id)
}

function show(notice: Omit<Notice, 'id'>, forMs: number): void {
  lastId += 1
  const id = lastId
  noticesState.list = [...noticesState.list, { id, ...notice }]
  for (const { id: oldest } of noticesState.list.slice(0, -mostShown)) dismissNotice(oldest)
  timers.set(id, { forMs })
  count(id)
}

/** Says something that needs no answer. */
export function notify(text: string): void {
  show({ text, tone: 'info', action: null }, shownForMs.info)
}

/** Says what went wrong. */
export function notifyProblem(text: string): void {
  show({ text, tone: 'problem', action: null }, shownForMs.problem)
}

/** Says what went wrong and what can be done about it. */
export function notifyFailed(text: string, action: NoticeAction): void {
  show({ text, tone: 'problem', action: ref(action) }, shownForMs.problem)
}

/** Says what was done and offers to take it back. */
export function notifyUndoable(text: string, undo: () => void): void {
  show({ text, tone: 'info', action: ref({ label: 'Undo', run: undo }) }, shownForMs.undo)
}
