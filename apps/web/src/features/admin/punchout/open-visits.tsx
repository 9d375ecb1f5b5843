import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useEndOpenVisit, usePunchoutVisits } from '@mullion/client/punchout/punchout.hooks'
import type { OpenPunchoutVisit } from '@mullion/domain/punchout/punchout'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import box from '../../../ui/box.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'

function VisitRow({ visit }: { readonly visit: OpenPunchoutVisit }) {
  const { id: visitId, buyerName, companyName, askedAt, startedAt } = visit
  const end = useEndOpenVisit()
  const name = `the visit from ${buyerName}`
  const ask = async () => {
    const text = 'Its buyer can do nothing more, and no cart goes back.'
    if (!(await confirm({ title: `End ${name}?`, text, action: 'End visit' }))) return
    end.mutate({ visitId }, { onSuccess: () => notify('The visit has ended.'), onError: notifyError })
  }
  return (
    <Group component="li" className={box.box ?? ''} justify="space-between" gap="8px 16px" p="10px 12px">
      <Stack gap={0} miw={0} fz="sm" style={{ overflowWrap: 'anywhere' }}>
        <strong>{buyerName}</strong>
        <span>{companyName}</span>
        <Text span fz="sm" c="dimmed">
          {startedAt ? `Since ${storeMoment(startedAt)}` : `Asked for ${storeMoment(askedAt)}, not begun`}
        </Text>
      </Stack>
      <Button variant="default" h={44} px={12} aria-label={`End ${name}`} onClick={() => void ask()}>
        End visit
      </Button>
    </Group>
  )
}

/** The visits from procurement systems that can go on or begin. */
export function OpenVisits() {
  const query = usePunchoutVisits()
  return (
    <Section id="procurement-visits" title="Visits under way">
      <QueryStates
        query={query}
        pending={<Skeleton height={60} />}
        isEmpty={(visits) => visits.length === 0}
        empty={
          <Text fz="sm" c="dimmed">
            None right now.
          </Text>
        }
      >
        {(visits) => (
          <Stack component="ul" gap={8} aria-label="Visits under way">
            {visits.map((visit) => (
              <VisitRow key={visit.id} visit={visit} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Section>
  )
}
