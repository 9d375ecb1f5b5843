import { Box, Button, Group } from '@mantine/core'
import { usePartsById } from '@mullion/client/catalog/part-list.hooks'
import { useEndPunchoutVisit, usePunchoutVisit } from '@mullion/client/punchout/punchout.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import type { PunchoutVisit } from '@mullion/domain/punchout/punchout'
import { IconTruckReturn } from '@tabler/icons-react'
import { useEffect } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { setVisit } from '../../../lib/punchout.state.ts'
import { Failed } from '../../../ui/query-states.tsx'
import { goBackToSystem } from './return-cart.tsx'
import classes from './visit-banner.module.css'
import { beginVisitCart, endVisitCart, hasCartOf } from './visit-cart.ts'

/** Puts the visit's lines into the cart; says which parts of an earlier cart are missing. */
function begin({ id, lines, missing }: PunchoutVisit, parts: readonly Part[]): void {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const additions = lines.flatMap(({ partId, ...line }) => {
    const part = byId.get(partId)
    return part ? [{ part, ...line }] : []
  })
  const problems = beginVisitCart(id, additions).filter((problem) => problem !== null)
  const gone = lines.length - additions.length
  if (missing.length > 0) notifyProblem(`No longer sold, so not in this cart: ${missing.join(', ')}.`)
  if (gone + problems.length > 0) {
    notifyProblem(problems[0] ?? 'Some parts of your earlier cart are no longer sold.')
  }
}

interface VisitBannerProps {
  /** Searches for the part that the buyer chose in its own system. */
  readonly onSearch: (text: string) => void
}

function Visiting({ visit, onSearch }: VisitBannerProps & { readonly visit: PunchoutVisit }) {
  const { buyerName, companyName, operation, lines, selected } = visit
  const { leave } = useEndPunchoutVisit()
  const isBegun = hasCartOf(visit.id)
  const found = usePartsById(isBegun ? [] : lines.map(({ partId }) => partId))
  const parts = lines.length === 0 ? noParts : found.data
  useEffect(() => {
    setVisit(visit)
    return () => setVisit(null)
  }, [visit])
  useEffect(() => {
    if (!parts || hasCartOf(visit.id)) return
    begin(visit, parts)
    if (selected !== null) onSearch(selected)
  }, [visit, parts, selected, onSearch])

  const stop = async () => {
    const isLooking = operation === 'inspect'
    const question = {
      title: `Go back to ${buyerName}?`,
      text: operation === 'create' ? 'Nothing is ordered.' : 'The cart goes back as it came.',
      action: 'Leave',
      cancel: 'Stay',
    }
    if (!isLooking && !(await confirm(question))) return
    leave.mutate(undefined, { onSuccess: goBackToSystem, onError: notifyError })
  }
  return (
    <aside className={classes.banner} aria-label="Your procurement system">
      <Group gap="4px 12px" maw="var(--page-width)" mx="auto" p="6px var(--page-gutter)">
        <IconTruckReturn size={22} stroke={1.7} aria-hidden />
        <Box component="p" flex="1 1 260px" miw={0} role="status">
          Shopping for <strong>{companyName}</strong>. Your cart goes back to {buyerName}.
        </Box>
        <Button variant="default" h={44} loading={leave.isPending} onClick={() => void stop()}>
          {operation === 'inspect' ? 'Done' : 'Leave without ordering'}
        </Button>
      </Group>
    </aside>
  )
}

const noParts: readonly Part[] = []

/** Says that the cart goes back to a procurement system, and begins and ends the visit's cart. */
export function VisitBanner({ onSearch }: VisitBannerProps) {
  const { data: visit, error, isFetching, refetch } = usePunchoutVisit()
  useEffect(() => {
    if (visit === null) endVisitCart()
  }, [visit])
  if (error) return <Failed error={error} onRetry={() => void refetch()} busy={isFetching} compact />
  return visit ? <Visiting visit={visit} onSearch={onSearch} /> : null
}
