/** What was typed into forms of the staff panel and not saved, by form. Kept in memory only: it may name customers. */
const drafts = new Map<string, unknown>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function watchUnload(): void {
  if (drafts.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/** The unsaved values of a form; undefined when there are none. */
export function readDraft<Values>(form: string): Values | undefined {
  return drafts.get(form) as Values | undefined
}

export function keepDraft(form: string, values: unknown): void {
  drafts.set(form, values)
  watchUnload()
}

export function forgetDraft(form: string): void {
  drafts.delete(form)
  watchUnload()
}

/** Forgets every draft: they are not for the next person at a shared desk. */
export function forgetStaffDrafts(): void {
  drafts.clear()
  watchUnload()
}
