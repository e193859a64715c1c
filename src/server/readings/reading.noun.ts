import { defineNoun } from '#server/platform/noun.ts'
import { readTenantJob, requestDueReadings } from './reading.jobs.ts'

/** The reading of tenants, whose parts are kept by the nouns that they are about. */
export const readings = defineNoun({
  name: 'readings',
  jobs: [readTenantJob],
  repeats: [{ name: 'request-due-readings', at: '*/5 * * * *', act: requestDueReadings }],
})
