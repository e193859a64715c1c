import { defineNoun } from '#server/platform/noun.ts'
import { askTenantJob, requestDueQueries } from './hygiene.jobs.ts'

/** Our own questions to tenants, by which states are found that no log tells of. Alerts keep what is found. */
export const hygiene = defineNoun({
  name: 'hygiene',
  jobs: [askTenantJob],
  repeats: [{ name: 'request-due-queries', at: '*/5 * * * *', act: requestDueQueries }],
})
