import { sql } from 'kysely'

/** SQL over a company `c`: the organization's own one, whose MFA flag demands a second factor of its users. */
export const isOwnWithMfa = sql`c.nfr and c.mfa and c.parent_id is null`
