import { defineNoun } from '#server/platform/noun.ts'
import { mountTrialRoutes } from './trial.routes.ts'

export const trial = defineNoun({ name: 'trial', routes: [mountTrialRoutes] })
