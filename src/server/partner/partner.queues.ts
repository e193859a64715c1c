import type { Jobs } from '#server/platform/jobs.ts'

export const partnerQueues = {
  read: 'read-partner',
  map: 'map-tenants',
  consent: 'apply-partner-consent',
} as const

export interface AskedOrganization {
  organizationId: string
}
export interface AskedTask extends AskedOrganization {
  taskId: string
}
export interface AskedConsent extends AskedOrganization {
  integrationId: string
}

interface RequestParts {
  jobs: Pick<Jobs, 'send'>
}

/** Has an organization's partner read soon. */
export const requestReadingOfPartner = ({ jobs }: RequestParts, organizationId: string): Promise<void> =>
  jobs.send<AskedOrganization>(partnerQueues.read, { organizationId }, organizationId)

export const requestMapping = ({ jobs }: RequestParts, asked: AskedTask): Promise<void> =>
  jobs.send(partnerQueues.map, asked)

export const requestConsent = ({ jobs }: RequestParts, asked: AskedConsent): Promise<void> =>
  jobs.send(partnerQueues.consent, asked)
