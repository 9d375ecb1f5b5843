import { partsOfCalculators } from '@mullion/domain/calculated-part-ids'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Flex, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useFittingCounts, useFittingParts } from '@mullion/client/doors/fitting-parts.hooks'
import type { DoorBuild, DoorType } from '@mullion/domain/doors/door'
import {
  groupsOfDoorType,
  hasOneCategory,
  isForOtherHand,
  modelOfDoorType,
  type PartsGroup,
  subModelOfBuild,
} from '@mullion/domain/doors/parts-for-door'
import type { DoorDirection } from '@mullion/domain/doors/registered-door'
import { noFilters } from '@mullion/domain/search/facets'
import { IconArrowRight } from '@tabler/icons-react'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartRows, partRowHeight } from '../../../ui/part-rows.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { DoorPageActions } from './door-page-actions.ts'

/** Number of parts shown per group; the rest are behind its link. */
const shownOfGroup = 4
/**
 * Number of parts to fetch per group. More than shown, because calculated parts (shown above) and parts for the other
 * hand are dropped.
 */
const limit = 2 * shownOfGroup + partsOfCalculators.length

type OtherPartsActions = Pick<DoorPageActions, 'openPart' | 'searchFor' | 'searchLink'>

export interface OtherPartsProps {
  readonly doorType: DoorType
  readonly build: DoorBuild
  readonly direction: DoorDirection | null
  readonly actions: OtherPartsActions
}

/** Returns the door model and submodel that the parts must fit. */
function fittingDoors({ doorType, build }: Pick<OtherPartsProps, 'doorType' | 'build'>) {
  return { doorModel: modelOfDoorType[doorType], subModel: subModelOfBuild[build] }
}

type GroupProps = OtherPartsProps & { readonly group: PartsGroup }

function GroupParts({ group, actions, direction, ...door }: GroupProps) {
  const { category, narrowedBy } = group
  // The group may be only a part of its category.
  const filters = { ...noFilters, tags: narrowedBy ? [narrowedBy] : [] }
  const found = useFittingParts(fittingDoors(door), group.tags, limit)
  const id = `parts-${group.label.toLowerCase().replaceAll(' ', '-')}`
  const fitting = found.data?.parts.filter(
    ({ id, name }) => !partsOfCalculators.includes(id) && !isForOtherHand(name, direction),
  )
  if (fitting?.length === 0) return null
  return (
    <Stack component="section" gap={8} miw={0} aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap={12} wrap="nowrap">
        <Text component="h3" id={id} fw={600}>
          {group.label}
        </Text>
        <Flex
          component="a"
          href={actions.searchLink(category.text, filters)}
          onClick={onPlainClick(() => actions.searchFor(category.text, filters))}
          aria-label={`All of ${[category.text, narrowedBy].filter(Boolean).join(' ')}`}
          align="center"
          gap={4}
          mih={32}
          fz="sm"
        >
          All <IconArrowRight size={16} stroke={2} aria-hidden />
        </Flex>
      </Group>
      <QueryStates query={found} pending={<Skeleton height={shownOfGroup * partRowHeight} />}>
        {() => <PartRows parts={fitting?.slice(0, shownOfGroup) ?? []} onOpen={actions.openPart} />}
      </QueryStates>
    </Stack>
  )
}

function Groups({ groups, ...props }: OtherPartsProps & { readonly groups: readonly PartsGroup[] }) {
  return (
    <SimpleGrid minColWidth="min(400px, 100%)" spacing={24} verticalSpacing={20}>
      {groups.map((group) => (
        <GroupParts key={group.label} {...props} group={group} />
      ))}
    </SimpleGrid>
  )
}

/** The groups of a door type, which depend on how many parts each tag has. */
function CountedGroups(props: OtherPartsProps) {
  const counts = useFittingCounts(fittingDoors(props))
  return (
    <QueryStates query={counts} pending={<Skeleton height={3 * shownOfGroup * partRowHeight} />}>
      {(ready) => <Groups {...props} groups={groupsOfDoorType(props.doorType, ready)} />}
    </QueryStates>
  )
}

export function OtherParts(props: OtherPartsProps) {
  if (hasOneCategory(props.doorType)) return <CountedGroups {...props} />
  return <Groups {...props} groups={groupsOfDoorType(props.doorType, { tags: {} })} />
}
