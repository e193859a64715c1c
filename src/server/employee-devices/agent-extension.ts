import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeArchive } from '#shared/lib/archive/write-archive.ts'
import { type AgentParts, AGENT_VERSION } from './agent-script.ts'

const FOLDER = join(import.meta.dirname, 'extension')
const ICON = join(import.meta.dirname, '../../../public/icon-192.png')

/** The longest name that browsers take from a manifest, in characters. */
const LONGEST_NAME = 75

/**
 * The extension for the browsers of a company, for Chrome, Edge and Brave, as an archive of what is loaded unpacked. What
 * is the company's own stands in its manifest and settings as JSON, so that no name means anything in it.
 */
export async function agentExtension(parts: AgentParts): Promise<{ encoding: 'base64'; content: string }> {
  const archive = await writeArchive({
    ...filesIn(FOLDER),
    'icon.png': readFileSync(ICON),
    'manifest.json': JSON.stringify(manifestOf(parts), null, 2),
    'settings.json': JSON.stringify({ ...parts, version: AGENT_VERSION }, null, 2),
  })
  return { encoding: 'base64', content: Buffer.from(archive).toString('base64') }
}

const manifestOf = ({ company, server }: AgentParts) => ({
  manifest_version: 3,
  name: nameOf(company),
  description: '__MSG_description__',
  default_locale: 'en',
  version: AGENT_VERSION,
  minimum_chrome_version: '120',
  icons: { 192: 'icon.png' },
  action: { default_icon: { 192: 'icon.png' }, default_popup: 'popup.html' },
  background: { service_worker: 'service-worker.js', type: 'module' },
  // What somebody opens in a private window is no business of the company.
  incognito: 'not_allowed',
  permissions: ['alarms', 'identity', 'identity.email', 'management', 'storage', 'webNavigation'],
  host_permissions: [`${new URL(server).origin}/*`],
})

/** What the extension is called: in a manifest a word such as `__MSG_x__` stands for another text. */
const nameOf = (company: string): string =>
  Array.from(`Castellan: ${company.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+|__/gu, ' ')}`)
    .slice(0, LONGEST_NAME)
    .join('')

/** The files of a folder and of those in it, by their paths from there. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    names
      .filter((each) => each.isFile())
      .map((each) => {
        const path = join(each.parentPath, each.name)
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
      }),
  )
}
