import { Button } from '@mantine/core'
import { usePagination } from '@mantine/hooks'
import type { MouseEvent } from 'react'
import classes from './pages.module.css'

export interface PagesProps {
  readonly page: number
  readonly pages: number
  /** Called with the requested page and whether the keyboard was used. */
  readonly onPage: (page: number, byKeys: boolean) => void
  readonly onNear?: ((page: number) => void) | undefined
  readonly of: string
  /** True if there is a next page; available before the page count is. */
  readonly more?: boolean
  /** Shows page numbers, so users can jump. */
  readonly numbered?: boolean
  /** Shows "Page 2 of 9" instead of numbers on narrow screens. */
  readonly compact?: boolean
  readonly locked?: boolean
}

type PageHandlers = Pick<PagesProps, 'onPage' | 'onNear'>

function pageHandlers(page: number, { onPage, onNear }: PageHandlers) {
  return {
    onClick: ({ detail }: MouseEvent) => onPage(page, detail === 0),
    onPointerEnter: onNear && (() => onNear(page)),
    onFocus: onNear && (() => onNear(page)),
  }
}

interface StepProps extends PageHandlers {
  readonly word: 'Previous' | 'Next'
  readonly to: number
  readonly off: boolean
}

/** A Previous or Next button. It stays enabled at either end, since a disabled button would lose focus. */
function Step({ word, to, off, ...handlers }: StepProps) {
  return (
    <Button
      variant="default"
      h={44}
      className={classes.step}
      aria-label={`${word} page`}
      aria-disabled={off}
      data-disabled={off || undefined}
      {...(off ? {} : pageHandlers(to, handlers))}
    >
      {word}
    </Button>
  )
}

type NumbersProps = PageHandlers & Pick<PagesProps, 'page' | 'pages' | 'locked'>

function Numbers({ page, pages, locked = false, ...handlers }: NumbersProps) {
  const { range } = usePagination({ total: pages, page, siblings: 1, boundaries: 1 })
  return (
    <ol className={classes.numbers}>
      {range.map((item, at) => (
        <li key={item === 'dots' ? `dots-${at}` : item}>
          {item === 'dots' ? (
            <span className={classes.dots}>…</span>
          ) : (
            <button
              {...pageHandlers(item, handlers)}
              type="button"
              className={classes.number}
              aria-current={item === page ? 'page' : undefined}
              aria-label={`Page ${item}`}
              disabled={locked}
            >
              {item}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Shows only `2 / 9`; screen readers announce `Page 2 of 9`. */
function CompactLabel({ page, pages }: Pick<PagesProps, 'page' | 'pages'>) {
  return (
    <span className={classes.label}>
      <span className={classes.status}>
        Page {page} of {pages}
      </span>
      <span aria-hidden="true">
        {page} / {pages}
      </span>
    </span>
  )
}

export function Pages({ page, pages, of, more = false, locked = false, ...shape }: PagesProps) {
  const { numbered = false, compact = false, onPage, onNear } = shape
  const handlers = { onPage, onNear }
  const atEnd = page >= pages && !more
  return (
    <nav
      className={classes.pages}
      data-numbered={numbered || undefined}
      data-compact={compact || undefined}
      aria-label={`Pages of ${of}`}
    >
      <Step {...handlers} word="Previous" to={page - 1} off={locked || page <= 1} />
      {numbered ? (
        <Numbers {...handlers} page={page} pages={pages} locked={locked} />
      ) : (
        <span aria-live="polite">
          Page {page} of {pages}
        </span>
      )}
      {compact && <CompactLabel page={page} pages={pages} />}
      <Step {...handlers} word="Next" to={page + 1} off={locked || atEnd} />
    </nav>
  )
}
