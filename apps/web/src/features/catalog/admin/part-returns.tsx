import { Text } from '@mantine/core'
import { useReturnsOfPart } from '@mullion/client/returns/returns.hooks'
import { reasonRules } from '@mullion/domain/returns/return-policy'

/** How many of a part came back within a year, by reason, so that staff notice a wrong description. */
export function PartReturns({ partId }: { readonly partId: number }) {
  const { data: reasons = [] } = useReturnsOfPart(partId)
  if (reasons.length === 0) return null
  const texts = reasons.map(
    ({ reason, quantity }) => `${quantity} ${reasonRules[reason].label.toLowerCase()}`,
  )
  return (
    <Text fz="sm" aria-label="Returns of this part">
      <strong>Returned in the last year:</strong> {texts.join(', ')}
    </Text>
  )
}
