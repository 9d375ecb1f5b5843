import { Skeleton } from '@mantine/core'
import { Section } from '../../../../ui/section.tsx'
import { Fact } from './fact.tsx'
import classes from './overview.module.css'

const waiting = <Skeleton height={15} width="70%" mt={4} mb={3} />

/** Shown until the signed-in user is known. */
export function OverviewSkeleton() {
  return (
    <>
      <Section id="account-you" title="You">
        <dl className={classes.facts}>
          {['Name', 'Email', 'Role'].map((name) => (
            <Fact key={name} name={name}>
              {waiting}
            </Fact>
          ))}
        </dl>
      </Section>
      <Section id="account-company" title="Company">
        <dl className={classes.facts}>
          {['Company', 'Address', 'Phone', 'Administrative contact email'].map((name) => (
            <Fact key={name} name={name}>
              {waiting}
            </Fact>
          ))}
        </dl>
      </Section>
    </>
  )
}
