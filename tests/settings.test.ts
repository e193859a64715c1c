import { expect, test } from 'vitest'
import { settings } from '#server/platform/configuration.ts'

/** What stands in the table where a setting has a default. */
function defaultOf(name: keyof typeof settings.shape): string {
  const { data } = settings.shape[name].safeParse(undefined)
  const text = Array.isArray(data) ? data.join(',') : String(data ?? '')
  return text && `\`${text}\``
}

function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, { description = '' }]) => {
    return `| \`${name}\` | ${defaultOf(name as keyof typeof settings.shape)} | ${description} |`
  })
  return [
    '# Settings',
    '',
    'Environment variables, read once at the start; a wrong one stops it with a sentence that names it. Made from',
    '`platform/configuration.ts`: `vitest run tests/settings.test.ts -u` writes it anew.',
    '',
    '| Setting | Unless set | What |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

test('each setting is described', () => {
  const silent = Object.entries(settings.shape).filter(([, { description = '' }]) => description === '')
  expect(silent.map(([name]) => name)).toEqual([])
})

test('the table of settings is the configuration', async () => {
  await expect(settingsTable()).toMatchFileSnapshot('../src/server/settings.md')
})
