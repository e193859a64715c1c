import { z } from 'zod'
import { slug } from '#shared/lib/slug.ts'

/** What agents sign with: 256 bits in hexadecimal. */
export const agentKeySchema = z.string().regex(/^[0-9a-f]{64}$/)

/** For what the agent is written: Windows has PowerShell, macOS and Linux have a shell, a browser takes an extension. */
export const AGENT_PLATFORMS = ['windows', 'unix', 'browser'] as const
export const agentPlatformSchema = z.enum(AGENT_PLATFORMS)
export type AgentPlatform = z.infer<typeof agentPlatformSchema>

const FILES: Record<AgentPlatform, { kind: string; ending: string }> = {
  windows: { kind: 'agent', ending: 'ps1' },
  unix: { kind: 'agent', ending: 'sh' },
  browser: { kind: 'extension', ending: 'zip' },
}

/** What the agent's file is called: each company has one of its own, and they must not be mistaken. */
export function agentFileName(platform: AgentPlatform, company: { id: string; name: string }): string {
  const { kind, ending } = FILES[platform]
  return `castellan-${kind}-${slug(company.name) || company.id}.${ending}`
}

/** Stands for the name of the file in what is typed. */
export const AGENT_FILE = '{file}'

/** How the agent gets onto devices, step by step: plain sentences, and what to type after one (FILE-10). */
export const agentInstructionsSchema = z.record(
  agentPlatformSchema,
  z.array(z.object({ text: z.string(), command: z.string().nullable() })),
)
export type AgentInstructions = z.infer<typeof agentInstructionsSchema>
