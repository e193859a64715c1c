import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Found } from '#shared/domain/posture/verdict.ts'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { system } from '#client/ui/theme/theme.ts'
import { english } from '#tests/support/english.ts'
import { Finding } from './finding.tsx'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

const findings = findingsIn(english.checkFindings, 'en')

/** What is drawn of a value: the sentences, and what opens with a click. */
function drawn(checkId: string, found: Found) {
  const html = renderToString(
    <ChakraProvider value={system}>
      <Finding lines={findings.lines(checkId, { status: 'notCompliant', found })} answer={found} />
    </ChakraProvider>,
  ).replaceAll(/<style[\s\S]*?<\/style>/g, '')
  const [shown = '', folded = ''] = html.split('<details')
  return { lines: [...shown.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line]) => line), folded }
}

test('a sentence is shown for each member, and the answer as it came is folded away', () => {
  const { lines, folded } = drawn('security-defaults-or-policies-on', { isEnabled: false, policies: 0 })
  expect(lines).toEqual(['Security defaults are off.', 'No Conditional Access policy is in force.'])
  expect(folded).toContain('<summary>As the vendor writes it</summary>')
  expect(folded.split('>', 1)[0]).not.toContain('open')
  expect(folded).toContain('<pre>{\n  &quot;isEnabled&quot;: false,\n  &quot;policies&quot;: 0\n}</pre>')
})

test('a text is folded away as it is, and what it is made of is shown, not drawn', () => {
  expect(drawn('guest-invitations-limited', 'everyone').folded).toContain('<pre>everyone</pre>')
  const { lines, folded } = drawn('no-mailbox-forwards-outside', ['<img src=x>'])
  expect(lines).toEqual(['1 mailbox forwards outside: &lt;img src=x&gt;.'])
  expect(folded).not.toContain('<img')
})
