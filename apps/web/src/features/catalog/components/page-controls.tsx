import { Pages, type PagesProps } from '../../../ui/pages.tsx'
import classes from './page-controls.module.css'
import { focusResultsTitle } from './results-title.ts'

export type PageControlsProps = Required<Pick<PagesProps, 'page' | 'pages' | 'more' | 'onNear'>> & {
  readonly onPage: (page: number) => void
}

export function PageControls({ onPage, ...results }: PageControlsProps) {
  // After paging by keyboard, the focus moves to the top of the results.
  const turnTo = (page: number, byKeys: boolean) => {
    onPage(page)
    if (byKeys) focusResultsTitle()
  }
  return (
    <div className={classes.below}>
      <Pages {...results} of="results" onPage={turnTo} numbered compact />
    </div>
  )
}
