import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const time = known(z.string().nullable())

/** Only those that nobody has opened for a month, so that large tenants answer little; never opened ones are not told. */
// https://learn.microsoft.com/graph/api/resources/signinactivity
export const unusedAccounts = graphSource({
  path:
    'users?$filter=signInActivity/lastSignInDateTime%20le%20{monthAgo}' +
    '&$select=id,accountEnabled,userType,signInActivity&$top=500',
  isList: true,
  // With the permission to read users, which every company grants.
  permission: 'AuditLog.Read.All',
  schema: z.array(
    z.object({
      accountEnabled: known(z.boolean()),
      userType: known(z.string().nullable()),
      signInActivity: known(
        z.object({
          lastSignInDateTime: time,
          lastNonInteractiveSignInDateTime: time,
          lastSuccessfulSignInDateTime: time,
        }),
      ),
    }),
  ),
})
