import { List, Text } from '@mantine/core'
import { type ApprovalRequest, isOpen } from '@mullion/domain/approvals/approval-request'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import type { ReactNode } from 'react'
import { storeDay, storeMoment } from '../lib/store-time.ts'
import { AddressLines, addressLines } from './address-lines.tsx'
import { Fact } from './fact.tsx'
import { OrderTotals } from './order-totals.tsx'
import { PartLines } from './part-lines.tsx'
import { budgetLines, eventText, paymentWords, stateWords } from './request-words.ts'
import classes from './requests.module.css'
import { Section } from './section.tsx'

function Facts({ request }: { readonly request: ApprovalRequest }) {
  const { shipAddress: to, poNumber, serviceType, approvers, askedAt, expiresAt, orderNumber } = request
  return (
    <dl className={classes.facts}>
      <Fact name="Status">{stateWords[request.state]}</Fact>
      <Fact name="Asked">{storeDay(askedAt)}</Fact>
      {orderNumber && <Fact name="Order Number">{orderNumber}</Fact>}
      {isOpen(request.state) && <Fact name="Expires">{storeDay(expiresAt)}</Fact>}
      <Fact name="Approvers">{approvers.join(', ') || 'No one'}</Fact>
      {poNumber && <Fact name="PO Number">{poNumber}</Fact>}
      <Fact name="Shipping method">{serviceName(serviceType)}</Fact>
      <Fact name="Payment">{paymentWords(request)}</Fact>
      <Fact name="Ship to">
        <AddressLines name={to.nameOrCompany} lines={addressLines(to)} />
      </Fact>
    </dl>
  )
}

function Why({ request: { reasons, rejection } }: { readonly request: ApprovalRequest }) {
  return (
    <>
      <List>
        {reasons.map((reason) => (
          <List.Item key={reason.rule}>{reasonText(reason)}</List.Item>
        ))}
      </List>
      {rejection && <Text>Rejected because: {rejection}</Text>}
    </>
  )
}

function History({ events }: Pick<ApprovalRequest, 'events'>) {
  return (
    <ol className={classes.events}>
      {events.map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          {eventText(event)}
          <Text span c="dimmed" fz="sm">
            {' '}
            {storeMoment(event.at)}
          </Text>
          {event.note && <Text fz="sm">{event.note}</Text>}
        </li>
      ))}
    </ol>
  )
}

/** A request for approval: what was asked and why, what is left of the budget, and its history. */
export function RequestSheet({
  request,
  children,
}: {
  readonly request: ApprovalRequest
  /** Before the history, such as what the viewer may do. */
  readonly children?: ReactNode
}) {
  const { lines, budget, requester, own, events } = request
  return (
    <>
      <Section id="request" title={own ? 'Your order' : `Order of ${requester}`}>
        <Facts request={request} />
        <Why request={request} />
        <PartLines
          label="Items"
          lines={lines.map(({ comments, configurations, ...line }) => ({
            ...line,
            remarks: [...configurations.flatMap(describeConfiguration), ...comments],
          }))}
        />
        <OrderTotals totals={orderTotals} amounts={request} />
      </Section>
      {budget && (
        <Section id="budget" title={`Limits of ${budget.person}`}>
          <dl className={classes.facts}>
            {budgetLines(budget).map(([name, text]) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
      {children}
      <Section id="history" title="History">
        <History events={events} />
      </Section>
    </>
  )
}
