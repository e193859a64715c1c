import { expect, test } from 'vitest'
import type { Language } from '#shared/domain/language/languages.ts'
import { checks as de } from './checks/de.ts'
import { checks as en } from './checks/en.ts'
import { checks as es } from './checks/es.ts'
import { checks as fr } from './checks/fr.ts'
import { checks as ja } from './checks/ja.ts'
import { checks as zh } from './checks/zh.ts'

const catalogues: Record<Language, Record<string, { name: string; advice?: string }>> = {
  de,
  en,
  es,
  fr,
  ja,
  zh,
}

// The figures of the specification (POST-27, POST-28), which no language may round or leave out.
test.each([
  ['security-defaults-or-policies-on', 'the grace period of security defaults', [14]],
  ['inactive-accounts-blocked', 'the threshold of inactivity and what is common', [30, 90, 180]],
  ['unified-audit-log-on', 'how long the audit log takes', [60]],
  ['users-can-reset-passwords', 'how many methods a reset needs', [2]],
  ['legacy-authentication-blocked', 'what legacy authentication is used for', [99, 97, 67]],
])('%s advises in every language on %s', (id, _, figures) => {
  for (const [language, catalogue] of Object.entries(catalogues)) {
    const said = catalogue[id]?.advice?.match(/\d+/g) ?? []
    expect([language, said.map(Number)]).toEqual([language, figures])
  }
})
