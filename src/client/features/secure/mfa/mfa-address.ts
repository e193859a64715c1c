import { CLOUDS } from '#shared/domain/employees/clouds.ts'
import { z } from 'zod'
import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { FACTOR_STANDINGS } from '#shared/domain/mfa/factor-standing.ts'
import { MFA_METHODS, PER_USER_STATES } from '#shared/domain/mfa/mfa-report.ts'
import { MFA_PROTECTIONS, MFA_STRENGTHS } from '#shared/domain/mfa/mfa-standing.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const MFA_SORTS = ['person', 'company', 'protection', 'status', 'strength'] as const

const one = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).optional().catch(undefined)

/** What the address of the MFA report holds; `open` is a person of a company. */
export const mfaAddressSchema = listAddress(MFA_SORTS).extend({
  /** Absent: all companies. */
  company: z.string().min(1).optional().catch(undefined),
  status: one(MFA_STATUSES),
  protection: one([...MFA_PROTECTIONS, 'unknown']),
  strength: one(MFA_STRENGTHS),
  method: one(MFA_METHODS),
  state: one(PER_USER_STATES),
  elsewhere: one(FACTOR_STANDINGS),
  cloud: one(CLOUDS),
  admin: z.boolean().optional().catch(undefined),
  /** What was changed from here is open. */
  changes: z.literal(true).optional().catch(undefined),
  guest: z.boolean().optional().catch(undefined),
})
export type MfaAddress = z.infer<typeof mfaAddressSchema>
