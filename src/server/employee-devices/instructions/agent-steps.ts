import type { AgentPlatform } from '#shared/domain/employee-devices/agent-key.ts'

/** The steps of an installation, in their order. */
export const STEPS = ['copy', 'open', 'install', 'show', 'uninstall', 'hint'] as const
export type Step = (typeof STEPS)[number]

/** What is said of each step in a language. */
export type AgentSteps = Record<AgentPlatform, Record<Step, string>>
