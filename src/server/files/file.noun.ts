import { defineNoun } from '#server/platform/noun.ts'
import { mountFileRoutes } from './file.routes.ts'

export const files = defineNoun({ name: 'files', routes: [mountFileRoutes] })
