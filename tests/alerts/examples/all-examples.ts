import type { Example } from './example.ts'
import { activities } from './directory/activities.ts'
import { peopleAndApps } from './directory/people-and-apps.ts'
import { policies } from './directory/policies.ts'
import { roles } from './directory/roles.ts'
import { duos } from './google/duos.ts'
import { googles } from './google/google.ts'
import { hygiene } from './hygiene/hygiene.ts'
import { exchange } from './operations/exchange.ts'
import { files } from './operations/files.ts'
import { mailboxes } from './operations/mailboxes.ts'
import { atRisk } from './sign-in/at-risk.ts'
import { foreign } from './sign-in/foreign.ts'
import { guarded } from './sign-in/guarded.ts'
import { guessing } from './sign-in/guessing.ts'
import { waysIn } from './sign-in/ways-in.ts'
import { own } from './own/own.ts'
import { defender } from './vendor/defender.ts'
import { mail } from './vendor/mail.ts'
import { risks } from './vendor/risks.ts'

/** Of each detection what makes it speak, in each form and by each way that differs, and what nearly does. */
export const examples: readonly Example[] = [
  ...risks,
  ...atRisk,
  ...foreign,
  ...guarded,
  ...waysIn,
  ...guessing,
  ...roles,
  ...policies,
  ...peopleAndApps,
  ...activities,
  ...mailboxes,
  ...exchange,
  ...files,
  ...defender,
  ...mail,
  ...googles,
  ...duos,
  ...hygiene,
  ...own,
]
