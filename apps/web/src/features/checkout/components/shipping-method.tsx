import { Button, Radio } from '@mantine/core'
import type { Quote } from '@mullion/domain/checkout/quote'
import { type UpsService, upsServices } from '@mullion/domain/checkout/shipping-service'
import { useSnapshot } from 'valtio'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { checkoutState, chooseService } from '../checkout.state.ts'
import { CostSummary } from './cost-summary.tsx'
import { QuoteProblem } from './quote-problem.tsx'
import classes from './shipping-method.module.css'

// Ground first, then by speed: an object would put '12' before '03'.
const inOrder: readonly UpsService[] = ['03', '12', '02', '13', '01', '14']

export interface ShippingMethodProps {
  readonly quote: QueryLike<Quote>
  readonly onCart: () => void
  readonly onProceed: () => void
}

function ServiceChoice() {
  const { serviceType } = useSnapshot(checkoutState).draft
  return (
    <fieldset className={classes.services}>
      <legend className={classes.legend}>UPS service</legend>
      {inOrder.map((code) => (
        <Radio
          key={code}
          name="serviceType"
          value={code}
          label={upsServices[code]}
          checked={serviceType === code}
          onChange={() => chooseService(code)}
          classNames={{ root: classes.service, body: classes.serviceBody, label: classes.serviceLabel }}
        />
      ))}
    </fieldset>
  )
}

/** The choice of a UPS service, what the order comes to with it, and the way on. */
export function ShippingMethod({ quote, onCart, onProceed }: ShippingMethodProps) {
  const { data, error, isFetching, refetch } = quote
  const ready = data !== undefined && !error
  return (
    <>
      <ServiceChoice />
      <CostSummary quote={data} failed={Boolean(error)} />
      {error !== null && (
        <QuoteProblem error={error} busy={isFetching} onRetry={() => void refetch()} onCart={onCart} />
      )}
      <Button size="md" fullWidth className={classes.proceed} disabled={!ready} onClick={onProceed}>
        Proceed to Finalize Order
      </Button>
    </>
  )
}
