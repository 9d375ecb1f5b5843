import { Button, Group, Skeleton, Text } from '@mantine/core'
import {
  useRecurringActions,
  useRecurringOrder,
} from '@mullion/client/recurring-orders/recurring-orders.hooks'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { isOpenDraft } from '@mullion/domain/recurring-orders/draft-state'
import type { RecurringOrder } from '@mullion/domain/recurring-orders/recurring-order'
import { useState } from 'react'
import { confirm } from '../../lib/confirm.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { onPlainClick } from '../../lib/plain-click.ts'
import { dayText } from '../../lib/store-time.ts'
import { AddressLines, addressLines } from '../../ui/address-lines.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fact } from '../../ui/fact.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { draftText, everyWeeksText, nextText } from '../../ui/recurring-words.ts'
import requests from '../../ui/requests.module.css'
import { Section } from '../../ui/section.tsx'
import { PlanForm } from './plan-form.tsx'
import type { RecurringLinks, SetupLinks } from './recurring-links.ts'

const headingId = 'recurring-order'

type DraftLinks = Pick<RecurringLinks, 'onOpenDraft' | 'draftLink' | keyof SetupLinks>
interface ShownProps extends DraftLinks {
  readonly recurring: RecurringOrder
}

function Tools({ recurring, onAddresses, onCards }: Pick<ShownProps, 'recurring' | keyof SetupLinks>) {
  const { id: recurringId, version, name, actions } = recurring
  const { change, skipNext, pause, resume, end } = useRecurringActions()
  const [changing, setChanging] = useState(false)
  const seen = { recurringId, version }
  const tell = (text: string) => ({ onSuccess: () => notify(text), onError: notifyError })
  const askToEnd = async () => {
    const text = 'Nothing more is ordered. Orders that were placed stay as they are.'
    if (await confirm({ title: `End ${name}?`, text, action: 'End it', cancel: 'Keep' }))
      end.mutate(seen, {
        onSuccess: () => {
          notify(`${name} has ended.`)
          document.getElementById(headingId)?.focus()
        },
        onError: notifyError,
      })
  }
  if (actions.length === 0) return null
  const isPaused = actions.includes('resume')
  return (
    <Group gap={8}>
      {actions.includes('change') && (
        <Button variant="default" h={44} onClick={() => setChanging(true)}>
          Change
        </Button>
      )}
      {actions.includes('skip_next') && (
        <Button
          variant="default"
          h={44}
          onClick={() =>
            skipNext.mutate(seen, {
              onSuccess: ({ nextOn }) =>
                notify(
                  `The order for ${dayText(recurring.nextOn)} was skipped. The next one is due on ${dayText(nextOn)}.`,
                ),
              onError: notifyError,
            })
          }
        >
          Skip the next one
        </Button>
      )}
      {(isPaused || actions.includes('pause')) && (
        // One button, so that it keeps the focus when it becomes the other.
        <Button
          variant={isPaused ? 'filled' : 'default'}
          h={44}
          onClick={() =>
            isPaused
              ? resume.mutate(seen, tell(`${name} was resumed.`))
              : pause.mutate(seen, tell(`${name} was paused.`))
          }
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {actions.includes('end') && (
        <Button variant="default" h={44} onClick={() => void askToEnd()}>
          End
        </Button>
      )}
      <Dialog opened={changing} onClose={() => setChanging(false)} title={`Change ${name}`} size={480}>
        <PlanForm
          recurring={recurring}
          action="Save"
          busy={change.isPending}
          onClose={() => setChanging(false)}
          places={{ onAddresses, onCards }}
          onSave={async (plan) => {
            await change.mutateAsync({ ...plan, ...seen })
            setChanging(false)
            notify(`${name} was saved.`)
          }}
        />
      </Dialog>
    </Group>
  )
}

function Drafts({ recurring: { drafts }, onOpenDraft, draftLink }: ShownProps) {
  return (
    <Section id="recurring-drafts" title="Orders">
      {drafts.length === 0 ? (
        <Text c="dimmed">None yet.</Text>
      ) : (
        <ul className={requests.requests}>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <a
                className={requests.request}
                href={draftLink(draft.id)}
                onClick={onPlainClick(() => onOpenDraft(draft.id))}
              >
                <span className={requests.who}>{dayText(draft.dueOn)}</span>
                <span>{draftText(draft)}</span>
                {draft.failure && (
                  <Text span fz="sm" className={requests.why}>
                    {draft.failure.text}
                  </Text>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Shown(props: ShownProps) {
  const { recurring, onOpenDraft, draftLink } = props
  const { name, everyWeeks, owner, own, automatic, maxRisePercent, shipAddress, payBy, poNumber } = recurring
  const open = recurring.drafts.find(({ state }) => isOpenDraft(state))
  return (
    <>
      <Section id={headingId} title={name}>
        {open && own && (
          <OutcomeNote tone="warn" title={`The order for ${dayText(open.dueOn)} is waiting for you.`}>
            <Button
              component="a"
              href={draftLink(open.id)}
              h={44}
              mt={8}
              c="white"
              onClick={onPlainClick(() => onOpenDraft(open.id))}
            >
              Review and confirm
            </Button>
          </OutcomeNote>
        )}
        <dl className={requests.facts}>
          <Fact name="Repeats">{everyWeeksText(everyWeeks)}</Fact>
          <Fact name="Next order">
            {recurring.state === 'active' ? dayText(recurring.nextOn) : nextText(recurring)}
          </Fact>
          {!own && <Fact name="By">{owner}</Fact>}
          <Fact name="Confirmation">
            {automatic ? `Only if a price rises by more than ${maxRisePercent}%` : 'By email, each time'}
          </Fact>
          <Fact name="Payment">{payBy === 'terms' ? `On terms, PO ${poNumber}` : 'Saved card'}</Fact>
          <Fact name="Service">UPS {serviceName(recurring.serviceType)}</Fact>
          <Fact name="Ship to">
            {shipAddress ? (
              <AddressLines name={shipAddress.nameOrCompany} lines={addressLines(shipAddress)} />
            ) : (
              'The address was deleted. Choose another one.'
            )}
          </Fact>
        </dl>
        <Tools {...props} />
      </Section>
      <Drafts {...props} />
    </>
  )
}

/** One recurring order: what it does, what the viewer may do to it, and its orders so far. */
export function OneRecurring({
  recurringId,
  onOpen,
  ...links
}: DraftLinks & { readonly recurringId: number; readonly onOpen: (id: null) => void }) {
  const found = useRecurringOrder(recurringId)
  return (
    <>
      <BackLink to="All recurring orders" onBack={() => onOpen(null)} />
      <QueryStates query={found} pending={<Skeleton height={420} />}>
        {(recurring) => <Shown recurring={recurring} {...links} />}
      </QueryStates>
    </>
  )
}
