import { defineNoun } from '#server/platform/noun.ts'
import { mountResourceRoutes } from './resource.routes.ts'

export const resources = defineNoun({ name: 'resources', routes: [mountResourceRoutes] })
