import { Button } from '@mantine/core'
import { usePagination } from '@mantine/hooks'
import classes from './page-controls.module.css'

export interface PageControlsProps {
  readonly page: number
  readonly pages: number
  /** True when a further page exists, known before the number of pages is. */
  readonly more: boolean
  readonly onPage: (page: number) => void
  /** Called when the reader is about to ask for a page. */
  readonly onNear: (page: number) => void
}

export function PageControls({ page, pages, more, onPage, onNear }: PageControlsProps) {
  const { range } = usePagination({ total: pages, page, siblings: 1, boundaries: 1 })
  const step = (to: number, disabled: boolean) => ({
    variant: 'default',
    disabled,
    onClick: () => onPage(to),
    onPointerEnter: () => !disabled && onNear(to),
    onFocus: () => !disabled && onNear(to),
  })
  return (
    <nav className={classes.pages} aria-label="Pages of results">
      <Button className={classes.step} {...step(page - 1, page <= 1)}>
        Previous
      </Button>
      <ol className={classes.numbers}>
        {range.map((item, at) => (
          <li key={item === 'dots' ? `dots-${at}` : item}>
            {item === 'dots' ? (
              <span className={classes.dots}>…</span>
            ) : (
              <button
                type="button"
                className={classes.number}
                aria-current={item === page ? 'page' : undefined}
                aria-label={`Page ${item}`}
                onClick={() => onPage(item)}
                onPointerEnter={() => onNear(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={classes.compact}>
        <span className={classes.said}>
          Page {page} of {pages}
        </span>
        <span aria-hidden="true">
          {page} / {pages}
        </span>
      </span>
      <Button className={classes.step} {...step(page + 1, page >= pages && !more)}>
        Next
      </Button>
    </nav>
  )
}
