import { z } from 'zod'

/** Of the licence agreement as it stands. Another number has everybody asked again. */
export const AGREEMENT_VERSION = '1.0'

/** Where the document lies among the files (AUTH-41). */
export const agreementFile = { type: 'eula_agreement', name: 'EULA_Agreement.pdf' } as const
export const AGREEMENT_KEY = `${agreementFile.type}/${agreementFile.name}`

/** Whether somebody has accepted the newest version, and the one that they accepted last. */
export const agreementStatusSchema = z.object({
  agreementSigned: z.boolean(),
  latestVersion: z.string(),
  signedVersion: z.string().nullable(),
})
export type AgreementStatus = z.infer<typeof agreementStatusSchema>

export const acceptanceSchema = z.strictObject({
  agreementSigned: z.literal(true),
  latestVersion: z.string().min(1).max(20),
})
