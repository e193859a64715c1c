import { type HaloCredentials, haloCredentialsSchema } from '#shared/domain/ticketing/ticket-tool.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

const { shape } = haloCredentialsSchema

/** An address is often typed without what stands before the host. */
const withScheme = (given: HaloCredentials): HaloCredentials => {
  const typed = given.companyUrl.trim()
  return { ...given, companyUrl: typed === '' || typed.includes('://') ? typed : `https://${typed}` }
}

/** What was entered as it is sent. */
export const storedHalo = (given: HaloCredentials): HaloCredentials => storedBy(shape, withScheme(given))

export const haloProblems = (given: HaloCredentials): Problems<HaloCredentials> =>
  problemsBy(shape, withScheme(given))
