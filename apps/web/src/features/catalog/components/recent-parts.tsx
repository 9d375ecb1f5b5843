import { Skeleton, Stack, Text } from '@mantine/core'
import { usePartsById } from '@mullion/client/catalog/part-list.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import type { CSSProperties } from 'react'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartPrice } from '../../../ui/part-price.tsx'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './recent-parts.module.css'

interface RecentPartsProps {
  readonly actions: CatalogActions
}

function RecentPart({ part, actions }: RecentPartsProps & { readonly part: Part }) {
  return (
    <li>
      <a
        className={classes.part}
        href={partLink(part.id)}
        onClick={onPlainClick(() => actions.openPart(part.id))}
        onPointerEnter={actions.preloadPart}
      >
        <PartPicture className={classes.picture} part={part} width={160} />
        <Stack component="span" gap={2}>
          <Text span className={classes.name} fw={560} lineClamp={2}>
            <PartName>{part.name}</PartName>
          </Text>
          <PartNumber>{part.number}</PartNumber>
          <PartPrice part={part} />
        </Stack>
      </a>
    </li>
  )
}

function RecentSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={classes.parts} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={classes.part}>
          <Skeleton className={classes.picture} height={64} />
          <div>
            <Skeleton height={14} width="80%" mt={4} />
            <Skeleton height={13} width="50%" mt={10} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function RecentParts({ ids, actions }: RecentPartsProps & { readonly ids: readonly number[] }) {
  const parts = usePartsById(ids)
  if (parts.data?.length === 0) return null
  return (
    <Stack component="section" gap={12} mt={28} aria-labelledby="recent-parts">
      <Text component="h2" id="recent-parts" fz={18} fw={600}>
        Recently viewed
      </Text>
      <QueryStates query={parts} pending={<RecentSkeleton count={ids.length} />}>
        {(ready) => (
          <ul className={classes.parts} style={{ '--count': ready.length } as CSSProperties}>
            {ready.map((part) => (
              <RecentPart key={part.id} part={part} actions={actions} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Stack>
  )
}
