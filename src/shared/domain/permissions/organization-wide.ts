import { seesEveryCompany } from '../users/company-reach.ts'

/** Whether somebody may change what belongs to the whole organization: only who sees every company of it (POST-17). */
export const mayChangeOrganization = seesEveryCompany
