import { z } from 'zod'
import { graphSource, known } from '../source.ts'

/** Only those who lack something are asked for, so that large tenants answer little. */
const users = z.array(z.object({ userType: known(z.string()), isAdmin: known(z.boolean()) }))

/** Who has registered no second factor that the tenant allows; nobody whose account is blocked. */
// https://learn.microsoft.com/graph/api/authenticationmethodsroot-list-userregistrationdetails
export const usersWithoutSecondFactor = graphSource({
  path: 'reports/authenticationMethods/userRegistrationDetails?$filter=isMfaCapable%20eq%20false',
  isList: true,
  permission: 'AuditLog.Read.All',
  schema: users,
})

/** Who cannot reset a forgotten password without help. */
// https://learn.microsoft.com/graph/api/resources/userregistrationdetails
export const usersWithoutPasswordReset = graphSource({
  path: 'reports/authenticationMethods/userRegistrationDetails?$filter=isSsprCapable%20eq%20false',
  isList: true,
  permission: 'AuditLog.Read.All',
  schema: users,
})
