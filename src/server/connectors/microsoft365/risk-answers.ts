import { z } from 'zod'

/** What the vendor leaves out, or writes as something that it never was before, is not there. */
const known = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const text = known(z.string())
const time = known(z.iso.datetime({ offset: true }).transform((written) => Date.parse(written)))

/** A collection whose items are looked at one by one: one that is broken does not hide the others. */
export const listAnswer = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().optional(),
})

// https://learn.microsoft.com/graph/api/resources/securescore
export const graphSecureScore = z.object({
  createdDateTime: time,
  currentScore: known(z.number()),
  maxScore: known(z.number()),
  controlScores: known(
    z.array(z.object({ controlCategory: text, controlName: text, score: known(z.number()) }).catch({})),
  ),
})

// https://learn.microsoft.com/graph/api/resources/securescorecontrolprofile
export const graphControlProfile = z.object({ id: text, maxScore: known(z.number()) })

const location = known(z.object({ countryOrRegion: text }))

// https://learn.microsoft.com/graph/api/resources/riskdetection
export const graphRiskDetection = z.object({
  id: z.string().min(1),
  requestId: text,
  correlationId: text,
  riskEventType: text,
  riskLevel: text,
  riskState: text,
  detectedDateTime: time,
  ipAddress: text,
  location,
  userPrincipalName: text,
})

// https://learn.microsoft.com/graph/api/resources/signin
export const graphSignIn = z.object({
  id: z.string().min(1),
  correlationId: text,
  createdDateTime: time,
  riskLevelDuringSignIn: text,
  ipAddress: text,
  location,
})
