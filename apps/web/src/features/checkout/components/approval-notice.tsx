import { List, Text } from '@mantine/core'
import type { ApprovalPreview } from '@mullion/domain/approvals/approval-request'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { waitsText } from '../result/outcomes.ts'

/** Says before an order is placed that it goes to approval, to whom and why. */
export function ApprovalNotice({ preview: { reasons, approvers } }: { readonly preview: ApprovalPreview }) {
  const noOne = approvers.length === 0
  return (
    <OutcomeNote tone="warn" title="This order needs approval.">
      <List fz="sm">
        {reasons.map((reason) => (
          <List.Item key={reason.rule}>{reasonText(reason)}</List.Item>
        ))}
      </List>
      <Text fz="sm">
        {noOne
          ? 'No one else in your company can approve it. Ask your company’s admin to choose an approver.'
          : waitsText({ approvers })}
      </Text>
    </OutcomeNote>
  )
}
