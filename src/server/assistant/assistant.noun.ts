import { defineNoun } from '#server/platform/noun.ts'
import { mountAssistantRoutes } from './assistant.routes.ts'

/** Answers questions about a company (AI-01 to AI-05). It keeps nothing: a conversation lies on the device that has it. */
export const assistant = defineNoun({ name: 'assistant', routes: [mountAssistantRoutes] })
