import {
  AGENT_FILE,
  type AgentInstructions,
  type AgentPlatform,
} from '#shared/domain/employee-devices/agent-key.ts'
import type { Language } from '#shared/domain/language/languages.ts'
import { type AgentSteps, type Step, STEPS } from './agent-steps.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'

/** What is typed; whoever shows it knows what the file is called. */
const COMMANDS: Record<AgentPlatform, Partial<Record<Step, string>>> = {
  windows: {
    install: String.raw`powershell -ExecutionPolicy Bypass -File .\${AGENT_FILE} -Install`,
    show: String.raw`powershell -ExecutionPolicy Bypass -File .\${AGENT_FILE} -Show`,
    uninstall: String.raw`powershell -ExecutionPolicy Bypass -File .\${AGENT_FILE} -Uninstall`,
  },
  unix: {
    install: `sudo sh ./${AGENT_FILE} install`,
    show: `sh ./${AGENT_FILE} show`,
    uninstall: `sudo sh ./${AGENT_FILE} uninstall`,
  },
  browser: { open: 'chrome://extensions' },
}

const stepsOf = (steps: AgentSteps, platform: AgentPlatform) =>
  STEPS.map((step) => ({ text: steps[platform][step], command: COMMANDS[platform][step] ?? null }))

/** How the agent gets onto devices, in each language; as they come with the server, they are of the agent that it gives out. */
export const agentInstructions = Object.fromEntries(
  Object.entries({ de, en, es, fr, ja, zh }).map(([language, steps]) => [
    language,
    {
      windows: stepsOf(steps, 'windows'),
      unix: stepsOf(steps, 'unix'),
      browser: stepsOf(steps, 'browser'),
    },
  ]),
) as Record<Language, AgentInstructions>
