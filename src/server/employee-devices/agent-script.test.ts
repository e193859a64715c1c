import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { agentScript, shellText } from './agent-script.ts'

const PARTS = {
  server: 'https://castle.example',
  key: 'ab'.repeat(32),
}

const HOSTILE = [
  "O'Neill & Söhne",
  '$(touch /tmp/pwned) `id` "x" \\',
  "a'; exit 7; echo '",
  'line\nbreak\r\n# \u2028 株式会社',
  '@KEY@ $& $1',
]

test.each(HOSTILE)('a shell takes the text %j for itself, and for nothing else', (text) => {
  const said = execFileSync('sh', ['-c', `printf %s ${shellText(text)}`]).toString()
  expect(said).toBe(text.replaceAll(/[\p{Cc}\u2028]+/gu, ' '))
})

test.each(HOSTILE)(
  'the agent of a company that is called %j is a script that says what it is given',
  (company) => {
    const { content: script } = agentScript('unix', { ...PARTS, company })
    execFileSync('sh', ['-n'], { input: script })
    const beginning = script.slice(0, script.indexOf('# Where it is installed'))
    const said = execFileSync('sh', [], {
      input: `${beginning}\nprintf '%s|%s|%s' "$SERVER" "$COMPANY" "$KEY"`,
    })
    const spoken = company.replaceAll(/[\p{Cc}\u2028]+/gu, ' ')
    expect(said.toString()).toBe([PARTS.server, spoken, PARTS.key].join('|'))
  },
)

test.each(HOSTILE)(
  'the agent for Windows of a company that is called %j holds each value in its line',
  (company) => {
    const { content: script } = agentScript('windows', { ...PARTS, company })
    expect(script.startsWith('\ufeff#Requires -Version 5.1\r\n')).toBe(true)
    expect(script.replaceAll('\r\n', '')).not.toContain('\n')
    const lines = script.split('\r\n')
    expect(lines).toContain(`$Server = '${PARTS.server}'`)
    expect(lines).toContain(`$Key = '${PARTS.key}'`)
    const [line = ''] = lines.filter((each) => each.startsWith('$Company = '))
    // Each mark that ends a text is doubled, so that the text ends with the line.
    expect(line).toMatch(/^\$Company = '(?:[^'\u2018-\u201b]|['\u2018-\u201b]{2})*'$/u)
    expect(script).not.toMatch(/@(SERVER|VERSION)@/)
  },
)
