import { Box, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { Change } from '@mullion/domain/analytics/reports'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import classes from './figure-tiles.module.css'
import { changeText } from './figure-words.ts'

export interface FigureTile {
  readonly label: string
  readonly value: string
  readonly change?: Change
  readonly note?: string
}

const arrow = { size: 15, stroke: 2, style: { verticalAlign: -3 }, 'aria-hidden': true } as const

/** Shows the change from the previous range of equal length: an arrow, a color and the percentage. */
export function ChangeMark({ change }: { readonly change: Change }) {
  const up = change !== null && change > 0
  const down = change !== null && change < 0
  const color = up ? 'var(--good-ink)' : down ? 'var(--bad-ink)' : 'dimmed'
  return (
    <Text span fz={13} fw={600} c={color} style={{ whiteSpace: 'nowrap' }}>
      {up && <IconArrowUpRight {...arrow} />}
      {down && <IconArrowDownRight {...arrow} />}
      {changeText(change)}
    </Text>
  )
}

/** Six tiles form two rows of three, seven or eight two rows of four; three share one row unless it is narrow. */
const leastWidth = (count: number) => ({ 3: '33%', 6: '270px', 7: '220px', 8: '220px' })[count] ?? '190px'

export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }) {
  return (
    <Box component="dl" className={classes.tiles} __vars={{ '--least': leastWidth(tiles.length) }}>
      {tiles.map(({ label, value, change, note }) => (
        <Stack key={label} className={classes.tile ?? ''} gap={2} miw={0}>
          <Text component="dt" fz={13} c="dimmed">
            {label}
          </Text>
          <Group component="dd" align="baseline" gap="0 8px">
            <span className={classes.value}>{value}</span>
            {change !== undefined && <ChangeMark change={change} />}
          </Group>
          {note && (
            <Text component="dd" fz={13} c="dimmed">
              {note}
            </Text>
          )}
        </Stack>
      ))}
    </Box>
  )
}

export function TilesSkeleton({ count }: { readonly count: number }) {
  return (
    <Box className={classes.tiles} __vars={{ '--least': leastWidth(count) }} aria-hidden>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={classes.tile}>
          <Skeleton height={13} width="60%" my={3} />
          <Skeleton height={24} width="80%" my={4} />
        </div>
      ))}
    </Box>
  )
}
