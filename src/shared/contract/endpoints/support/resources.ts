import { defineEndpoint } from '../../endpoint.ts'
import { resourcesSchema } from '../../resources.ts'

export const resourceEndpoints = {
  getResources: defineEndpoint({
    method: 'GET',
    path: '/app/resources',
    summary: 'Articles and files outside of the app, by list.',
    access: 'signedIn',
    answer: resourcesSchema,
  }),
} as const
