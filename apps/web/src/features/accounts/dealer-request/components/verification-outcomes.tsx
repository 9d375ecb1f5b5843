import { ContactLinks } from '../../../../ui/contact-links.tsx'
import classes from '../verification-view.module.css'
import { OfficeHoursNote } from './office-hours-note.tsx'

/** What somebody wants to know whose e-mail address is verified. */
export function Verified() {
  return (
    <div className={classes.blurbs}>
      <section>
        <h2>What's next?</h2>
        <p>
          We have received your request and will look it over. Once your account is set up, we mail you a
          one-time password. It is valid for 7 days, and you choose your own password when you first sign in.
        </p>
      </section>
      <section>
        <h2>How long does this take?</h2>
        <OfficeHoursNote />
      </section>
      <section>
        <h2>Why do we do this?</h2>
        <p>
          So that nobody can ask for an account in your name, and so that we know that the mail with your
          password, and later your order confirmations, reach you.
        </p>
      </section>
    </div>
  )
}

/** Why a link was not good, and whom to ask. */
export function NotVerified() {
  return (
    <div className={classes.failure}>
      <p>
        Email verification failed. This will occur if you have already been verified. Please check your inbox.
      </p>
      <p>If you need help, please write or call us:</p>
      <ContactLinks />
    </div>
  )
}
