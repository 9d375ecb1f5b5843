import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type QueryLike, QueryStates } from '../../../ui/query-states.tsx'
import { FigureTable, type FigureTableProps } from './figure-table.tsx'
import { TilesSkeleton } from './figure-tiles.tsx'
import classes from './widget.module.css'

export interface WidgetProps<Data> {
  readonly title: string
  readonly query: QueryLike<Data>
  /** What could not be loaded, as in `Error Loading Sales Data`. */
  readonly subject: string
  /** Text before the reason of a failure, such as `Failed to fetch sales overview`. */
  readonly failure: string
  readonly tiles?: number
  readonly pending?: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly emptyText?: string
  readonly aside?: ReactNode
  readonly children: (data: Data) => ReactNode
}

export function NoFigures({ text = 'No data available' }: { readonly text?: string | undefined }) {
  return (
    <Text p="28px 12px" bd="1px dashed var(--line)" bdrs={6} c="dimmed" ta="center">
      {text}
    </Text>
  )
}

export function Widget<Data>(props: WidgetProps<Data>) {
  const { title, query, subject, failure, tiles, pending, aside, children } = props
  const { isEmpty, emptyText } = props
  const titleId = useId()
  const busy = query.data === undefined && !query.error
  return (
    <section className={classes.widget} aria-labelledby={titleId} aria-busy={busy}>
      <Group justify="space-between" gap="8px 16px" mih={32}>
        <Text component="h3" id={titleId} fz="md" fw={600}>
          {title}
        </Text>
        {aside}
      </Group>
      <QueryStates
        query={query}
        pending={
          <>
            {tiles && <TilesSkeleton count={tiles} />}
            {pending}
          </>
        }
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

export function WidgetPart({ title, aside, children }: PartProps) {
  return (
    <Stack gap={8} miw={0}>
      <Group justify="space-between" gap="8px 16px" mih={32}>
        <Text component="h4" fz={13} fw={600} c="dimmed">
          {title}
        </Text>
        {aside}
      </Group>
      {children}
    </Stack>
  )
}

/** A table as a section of a widget, titled by its label unless it has a title of its own. */
export function TablePart<Row>({ title, ...table }: FigureTableProps<Row> & { readonly title?: string }) {
  return (
    <WidgetPart title={title ?? table.label}>
      <FigureTable {...table} />
    </WidgetPart>
  )
}
