import { defineEndpoint } from '../endpoint.ts'
import { externalLinksSchema } from '../external-links.ts'

export const externalLinkEndpoints = {
  getExternalLinks: defineEndpoint({
    method: 'GET',
    path: '/app/external-links',
    summary: 'Addresses outside of the app that say more.',
    access: 'signedIn',
    answer: externalLinksSchema,
  }),
} as const
