import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentFileName, type AgentPlatform } from '#shared/domain/employee-devices/agent-key.ts'
import { quoted as powerShellText } from '#server/integrations/exchange/exchange-script.ts'

/** Told with each report; another one with each change of the scripts. */
export const AGENT_VERSION = '1.0.0'

interface ScriptParts {
  platform: AgentPlatform
  /** The company's name, and its id where that has no letters. */
  company: string
  customerId: string
  /** Where reports go, without a slash at its end. */
  server: string
  key: string
}

const script = (name: string) => readFileSync(join(import.meta.dirname, 'agent', name), 'utf8')

const agents: Record<AgentPlatform, { text: string; write: (text: string) => string; newline: string }> = {
  windows: { text: script('castellan-agent.ps1'), write: powerShellText, newline: '\r\n' },
  unix: { text: script('castellan-agent.sh'), write: shellText, newline: '\n' },
}

/** The agent for the devices of a company, ready to run, and what its file is called. */
export function agentScript({ platform, company, customerId, server, key }: ScriptParts): {
  fileName: string
  script: string
} {
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
  return {
    fileName: agentFileName(platform, { id: customerId, name: company }),
    script: mark + filled.replaceAll('\n', newline),
  }
}

/** A text as one word of a shell, in which nothing means anything but the mark at its end. */
export function shellText(text: string): string {
  return `'${text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll("'", String.raw`'\''`)}'`
}
