import { z } from 'zod'
import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'
import { choice, type Verdict } from '../verdict.ts'

const EVERYBODY = '#microsoft.graph.allDeviceRegistrationMembership'
const NAMED = '#microsoft.graph.enumeratedDeviceRegistrationMembership'
export const NOBODY = '#microsoft.graph.noDeviceRegistrationMembership'

const membershipSchema = z.record(z.string(), z.json())
const wholeSchema = z.object({
  userDeviceQuota: z.number(),
  multiFactorAuthConfiguration: z.string(),
  azureADRegistration: z.object({ isAdminConfigurable: z.boolean(), allowedToRegister: membershipSchema }),
  azureADJoin: z.object({
    isAdminConfigurable: z.boolean(),
    allowedToJoin: membershipSchema,
    localAdmins: z.object({ enableGlobalAdmins: z.boolean(), registeringUsers: membershipSchema }),
  }),
  localAdminPassword: z.object({ isEnabled: z.boolean() }),
})
type Whole = z.infer<typeof wholeSchema>

/** Whether something is for named people at most. */
export function isLimited(membership: z.infer<typeof membershipSchema> | undefined): Verdict {
  const type = membership?.['@odata.type']
  return choice(typeof type === 'string' ? type : undefined, { good: [NAMED, NOBODY], bad: [EVERYBODY] })
}

/**
 * Changes the policy. The vendor wants it whole and resets what is not named, so nothing is offered where a member of
 * it was not read.
 */
export function registrationChanged(
  policy: Readings['deviceRegistrationPolicy'],
  change: (policy: Whole) => Whole,
): readonly Change[] {
  const { success, data } = wholeSchema.safeParse(policy)
  return success ? [{ source: 'deviceRegistrationPolicy', set: change(data) }] : []
}
