import { Button } from '@mantine/core'
import classes from './order-pages.module.css'

export interface OrderPagesProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function OrderPages({ page, pages, onPage }: OrderPagesProps) {
  return (
    <nav className={classes.pages} aria-label="Pages of orders">
      <Button variant="default" h={40} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button variant="default" h={40} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
