import { ActionIcon, Group, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { IconChartLine, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FigureTable, type FigureTableProps } from './figure-table.tsx'
import { WidgetPart } from './widget.tsx'

export interface ChartFrameProps<Row>
  extends Pick<FigureTableProps<Row>, 'label' | 'rows' | 'columns' | 'keyOf' | 'onOpen'> {
  /** Controls of the chart; the table needs none, since it shows everything at once. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A chart with its figures as a table: always available to screen readers, and shown to everyone by a button. */
export function ChartFrame<Row>({ aside, children, ...table }: ChartFrameProps<Row>) {
  const [asTable, setAsTable] = useState(false)
  const { onOpen: _onOpen, ...words } = table
  const Icon = asTable ? IconChartLine : IconTable
  return (
    <WidgetPart
      title={table.label}
      aside={
        <Group gap={6} miw={0}>
          {!asTable && aside}
          <ActionIcon
            variant="default"
            size={32}
            aria-label={`${table.label} as a ${asTable ? 'chart' : 'table'}`}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Group>
      }
    >
      {asTable ? (
        <FigureTable {...table} tall />
      ) : (
        <>
          <div aria-hidden>{children}</div>
          <VisuallyHidden>
            <PlainTable {...words} />
          </VisuallyHidden>
        </>
      )}
    </WidgetPart>
  )
}

function PlainTable<Row>({ label, rows, columns, keyOf }: Omit<ChartFrameProps<Row>, 'children'>) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell }) => (
              <td key={title}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
