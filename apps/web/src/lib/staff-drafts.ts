/** Unsaved values of staff forms. In memory only: they may name customers. */
const drafts = new Map<string, unknown>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function watchUnload(): void {
  if (drafts.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

export function readDraft<Values>(form: string): Values | undefined {
  return drafts.get(form) as Values | undefined
}

export function saveDraft(form: string, values: unknown): void {
  drafts.set(form, values)
  watchUnload()
}

export function clearDraft(form: string): void {
  drafts.delete(form)
  watchUnload()
}

/** Clears every draft, for the next user of a shared computer. */
export function clearStaffDrafts(): void {
  drafts.clear()
  watchUnload()
}
