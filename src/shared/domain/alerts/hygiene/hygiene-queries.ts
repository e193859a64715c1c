import { apps } from './apps.ts'
import type { HygieneQuery } from './hygiene-query.ts'
import { licenses } from './licenses.ts'
import { mail } from './mail.ts'
import { people } from './people.ts'
import { signInProtection } from './sign-in-protection.ts'
import { tenantState } from './tenant-state.ts'
import { withoutMfa } from './without-mfa.ts'

/** Every question that is asked of a tenant by itself. */
export const hygieneQueries: readonly HygieneQuery[] = [
  ...withoutMfa,
  ...signInProtection,
  ...people,
  ...apps,
  ...licenses,
  ...tenantState,
  ...mail,
]
