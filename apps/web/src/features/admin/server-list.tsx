import type { ListInput } from '@mullion/domain/list-input'
import type { ReactNode } from 'react'
import { Section } from '../../ui/section.tsx'
import { StaffList, type StaffListProps } from '../../ui/staff-list.tsx'
import { useStaffList } from '../../ui/use-staff-list.ts'

export interface ServerListProps<Row, Column extends string, About>
  extends Omit<StaffListProps<Row, Column>, 'list' | 'query'> {
  /** The hook that asks for a page; the same one on every render. */
  readonly useRows: (input: ListInput<Column> & About) => StaffListProps<Row, Column>['query']
  readonly about?: About
}

export function ServerList<Row, Column extends string, About extends object>(
  props: ServerListProps<Row, Column, About>,
) {
  const { useRows, about, ...rest } = props
  const list = useStaffList<Column>()
  const query = useRows({ ...about, ...list.input } as ListInput<Column> & About)
  return <StaffList {...rest} list={list} query={query} />
}

export interface ListSectionProps<Row, Column extends string, About>
  extends Omit<ServerListProps<Row, Column, About>, 'label'> {
  readonly id: string
  readonly title: string
  /** The table's name; the title if left out. */
  readonly label?: string
  readonly note?: ReactNode
}

export function ListSection<Row, Column extends string, About extends object>(
  props: ListSectionProps<Row, Column, About>,
) {
  const { id, title, label = title, note, ...list } = props
  return (
    <Section id={id} title={title}>
      {note}
      <ServerList {...list} label={label} />
    </Section>
  )
}
