import { Section } from '../../../ui/section.tsx'
import { OrderList } from '../order-list.tsx'
import classes from './order-desk.module.css'
import { PaymentsInTrouble } from './payments-in-trouble.tsx'

/** All orders, for administrators, with the payments that need attention. */
export function StaffOrders() {
  return (
    <div className={classes.view}>
      <PaymentsInTrouble />
      <Section id="staff-orders" title="View Orders">
        <OrderList scope="all" />
      </Section>
    </div>
  )
}
