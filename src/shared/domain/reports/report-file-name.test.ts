import { expect, test } from 'vitest'
import { reportFileName } from './report-file-name.ts'

test.each([
  ['Contoso', 'Contoso - MFA report - 2026-11-29.pdf'],
  ['株式会社東京', '株式会社東京 - MFA report - 2026-11-29.pdf'],
  ['../a/b\\c:d*?"<>|', 'a b c d - MFA report - 2026-11-29.pdf'],
  ['Evil\u202efdp\r\nX: y', 'Evil fdp X y - MFA report - 2026-11-29.pdf'],
  ['   ', 'MFA report - 2026-11-29.pdf'],
  ['A'.repeat(300), `${'A'.repeat(60)} - MFA report - 2026-11-29.pdf`],
])('the file of a report of %j names company, title and day (REP-06)', (company, name) => {
  expect(reportFileName(company, 'MFA report', '2026-11-29', 'pdf')).toBe(name)
})
