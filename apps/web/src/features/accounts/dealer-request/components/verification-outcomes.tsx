import { ContactLinks } from '../../../../ui/contact-links.tsx'
import classes from '../verification-view.module.css'
import { OfficeHoursNote } from './office-hours-note.tsx'

/** Shown after the email address is verified: what happens next. */
export function Verified() {
  return (
    <div className={classes.blurbs}>
      <section>
        <h2>What's next?</h2>
        <p>
          We’ve received your request and will review it. Once your account is set up, we’ll email you a
          temporary password, valid for 7 days. You’ll choose your own when you first sign in.
        </p>
      </section>
      <section>
        <h2>How long does this take?</h2>
        <OfficeHoursNote />
      </section>
      <section>
        <h2>Why do we do this?</h2>
        <p>
          So no one can request an account in your name, and so your password and order confirmations reach
          you.
        </p>
      </section>
    </div>
  )
}

/** Explains why a link is not valid and whom to contact. */
export function NotVerified() {
  return (
    <div className={classes.failure}>
      <p>
        Email verification failed. This will occur if you have already been verified. Please check your inbox.
      </p>
      <p>If you need help, email or call us:</p>
      <ContactLinks />
    </div>
  )
}
