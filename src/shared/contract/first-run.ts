import { z } from 'zod'
import { passwordIssues } from '#shared/domain/identity/password.ts'
import { organizationMetadataSchema } from '#shared/domain/organization/organization.ts'
import { isTimeZone } from '#shared/domain/organization/time-zone.ts'

const name = z.string().trim().min(1).max(100)

/** An address that an account can have. */
export const ownerEmail = z.email().max(128)

/** Of the set-up link. What is not one at all is refused like one that is not good any more. */
export const setUpToken = z.string().max(200)

/** What has to be known before a live site can be used: its first person and their organization. */
export const firstRunSchema = z.strictObject({
  token: setUpToken,
  owner: z
    .strictObject({
      first_name: name,
      last_name: name,
      email: ownerEmail,
      password: z.string(),
    })
    .superRefine(({ password, email }, context) => {
      for (const issue of passwordIssues(password, { email }))
        context.addIssue({ code: 'custom', path: ['password'], message: issue })
    }),
  organization: z.strictObject({
    name,
    time_zone: z.string().refine(isTimeZone, 'is no time zone'),
    metadata: organizationMetadataSchema.default({}),
  }),
})
export type FirstRun = z.infer<typeof firstRunSchema>
