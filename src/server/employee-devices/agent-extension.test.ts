import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArchive } from '#tests/support/spreadsheets/read-archive.ts'
import { agentExtension } from './agent-extension.ts'

const PARTS = { company: 'Northwind', server: 'https://castle.example:8443', key: 'ab'.repeat(32) }
const LOCALES = join(import.meta.dirname, 'extension/_locales')

async function filesOf(company = PARTS.company): Promise<Map<string, string>> {
  const { content } = await agentExtension({ ...PARTS, company })
  const files = await readArchive(Buffer.from(content, 'base64'))
  return new Map([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

const json = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>

test('holds each file that its manifest and pages name', async () => {
  const files = await filesOf()
  const manifest = json(files.get('manifest.json'))
  const named = [
    (manifest['background'] as { service_worker: string }).service_worker,
    (manifest['action'] as { default_popup: string }).default_popup,
    '_locales/en/messages.json',
    'icon.png',
    ...[...files.values()].flatMap((text) =>
      Array.from(text.matchAll(/(?:from '\.\/|src="|href=")([^'"]+)/g), ([, name = '']) => name),
    ),
  ]
  expect(named.filter((name) => !files.has(name))).toEqual([])
})

test.each([
  '"},"permissions":["tabs"],{"',
  '</script>',
  '__MSG_description__',
  'x'.repeat(300),
  'a\nb\u2028株式会社',
])('a company called %j has it in its settings as it is, and nowhere else to any effect', async (company) => {
  const files = await filesOf(company)
  expect(json(files.get('settings.json'))).toMatchObject({ ...PARTS, company })
  const { name, ...rest } = json(files.get('manifest.json'))
  const { name: _, ...usual } = json((await filesOf()).get('manifest.json'))
  expect(rest).toEqual(usual)
  expect(name).toMatch(/^Castellan: \P{Cc}{1,64}$/u)
  expect(name).not.toContain('__MSG_')
})

test('asks for its own server alone, and never runs in a private window', async () => {
  const manifest = json((await filesOf()).get('manifest.json'))
  expect(manifest).toMatchObject({
    host_permissions: ['https://castle.example:8443/*'],
    incognito: 'not_allowed',
  })
})

test('says the same things in each language, in as many characters as a browser takes', () => {
  const said = readdirSync(LOCALES).map((language) => {
    const messages = json(readFileSync(join(LOCALES, language, 'messages.json'), 'utf8')) as Record<
      string,
      { message: string }
    >
    expect(messages['description']?.message.length).toBeLessThanOrEqual(132)
    return Object.entries(messages).map(([key, { message }]) => [key, message.includes('$1')])
  })
  expect(said).toHaveLength(6)
  for (const each of said) expect(each).toEqual(said[0])
})
