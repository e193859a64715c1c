import { defineNoun } from '#server/platform/noun.ts'
import { mountExternalLinkRoutes } from './external-link.routes.ts'

export const externalLinks = defineNoun({ name: 'external-links', routes: [mountExternalLinkRoutes] })
