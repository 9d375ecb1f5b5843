import { Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type QueryLike, QueryStates } from '../../../ui/query-states.tsx'
import classes from './widget.module.css'

export interface WidgetProps<Data> {
  readonly title: string
  readonly query: QueryLike<Data>
  /** What could not be loaded, as in `Error Loading Sales Data`. */
  readonly subject: string
  /** Text before the reason of a failure, such as `Failed to fetch sales overview`. */
  readonly failure: string
  /** Skeleton in the final layout. */
  readonly pending: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly emptyText?: string
  readonly aside?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Message for a widget that has nothing to show. */
export function NoFigures({ text = 'No data available' }: { readonly text?: string | undefined }) {
  return <p className={classes.empty}>{text}</p>
}

/** A framed block of figures with four states: loading, failed with Retry, empty, loaded. */
export function Widget<Data>(props: WidgetProps<Data>) {
  const { title, query, subject, failure, pending, aside, children } = props
  const { isEmpty, emptyText } = props
  const titleId = useId()
  const busy = query.data === undefined && !query.error
  return (
    <section className={classes.widget} aria-labelledby={titleId} aria-busy={busy}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
        {aside}
      </div>
      <QueryStates
        query={query}
        pending={pending}
        failure={{ title: `Error Loading ${subject} Data`, text: failure }}
        {...(isEmpty ? { isEmpty } : {})}
        empty={<NoFigures text={emptyText} />}
      >
        {children}
      </QueryStates>
    </section>
  )
}

export interface PartProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled section of a widget. */
export function WidgetPart({ title, aside, children }: PartProps) {
  return (
    <Stack gap={8} miw={0}>
      <div className={classes.head}>
        <h4 className={classes.partTitle}>{title}</h4>
        {aside}
      </div>
      {children}
    </Stack>
  )
}
