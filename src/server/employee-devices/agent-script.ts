import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AgentPlatform } from '#shared/domain/employee-devices/agent-key.ts'
import { quoted as powerShellText } from '#server/integrations/exchange/exchange-script.ts'

/** Told with each report; another one with each change of the scripts or the extension. */
export const AGENT_VERSION = '1.0.0'

/** Whose agent it is, and whom it reports to. */
export interface AgentParts {
  /** The company's name. */
  company: string
  /** Where reports go, without a slash at its end. */
  server: string
  key: string
}

const script = (name: string) => readFileSync(join(import.meta.dirname, 'agent', name), 'utf8')

type ScriptPlatform = Exclude<AgentPlatform, 'browser'>

const agents: Record<ScriptPlatform, { text: string; write: (text: string) => string; newline: string }> = {
  windows: { text: script('castellan-agent.ps1'), write: powerShellText, newline: '\r\n' },
  unix: { text: script('castellan-agent.sh'), write: shellText, newline: '\n' },
}

/** The agent for the devices of a company as a script that is ready to run. */
export function agentScript(
  platform: ScriptPlatform,
  { company, server, key }: AgentParts,
): { encoding: 'utf8'; content: string } {
  const { text, write, newline } = agents[platform]
  const values: Record<string, string> = {
    SERVER: server,
    COMPANY: company,
    KEY: key,
    VERSION: AGENT_VERSION,
  }
  const filled = text.replaceAll(/@(SERVER|COMPANY|KEY|VERSION)@/g, (_, name: string) =>
    write(values[name] ?? ''),
  )
  // PowerShell 5 takes a script for one of the country's own letters unless it begins with this mark.
  const mark = platform === 'windows' ? '\ufeff' : ''
  return { encoding: 'utf8', content: mark + filled.replaceAll('\n', newline) }
}

/** A text as one word of a shell, in which nothing means anything but the mark at its end. */
export function shellText(text: string): string {
  return `'${text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll("'", String.raw`'\''`)}'`
}
