import { categoryOf } from '@mullion/domain/catalog/categories'
import { proxy, useSnapshot } from 'valtio'
import { type ResultView, resultViews } from '../../lib/result-view.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

const viewKey = 'resultView'

const readView = (): ResultView | null => {
  const saved = readText(viewKey)
  return resultViews.find((view) => view === saved) ?? null
}

const viewState = proxy<{ chosen: ResultView | null }>({ chosen: readView() })

/** Remembers the choice in this browser. */
export function rememberView(view: ResultView): void {
  viewState.chosen = view
  writeText(viewKey, view)
}

/** A whole catalog or category is listed by family, a search by part. */
const usualView = (text: string | null): ResultView =>
  text === null || categoryOf(text) ? 'families' : 'parts'

/** The view of some results: that of the address, else the last choice, else the usual one. */
export function useResultView(text: string | null, inAddress: ResultView | null): ResultView {
  const { chosen } = useSnapshot(viewState)
  const remembered = useHydrated() ? chosen : null
  return inAddress ?? remembered ?? usualView(text)
}
