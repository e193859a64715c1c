import { expect, test } from 'vitest'
import { compliant, notCompliant, notMeasured } from '#shared/domain/posture/verdict.ts'
import { companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import { english, englishOf } from '#tests/support/english.ts'
import { postureCsv } from './posture-csv.ts'

test('an export says what was found in sentences, and for scripts as it was answered', () => {
  const verdicts = {
    'guest-invitations-limited': notCompliant('everyone'),
    'sms-codes-off': compliant('disabled'),
    'web-sessions-time-out': notMeasured('sourceFailed'),
  }
  const companies = companyPostures({
    companies: [{ id: 'c', name: 'Contoso' }],
    postures: new Map([
      [
        'c',
        {
          id: 'c',
          customer_id: 'c',
          read_at: '2026-05-01T00:00:00.000Z',
          clouds: { microsoft: '2026-05-01T00:00:00.000Z' },
          service_plans: null,
          verdicts,
        },
      ],
    ]),
    settings: [],
    resolutions: [],
  })
  const csv = postureCsv(
    { companies, checkIds: Object.keys(verdicts) },
    {
      words: (id) => ({ name: id, why: '' }),
      findings: findingsIn(english.checkFindings, 'en'),
      t: englishOf('posture'),
      tray: englishOf('tray'),
    },
  )
  const [header = '', ...lines] = csv.trimEnd().split('\r\n')
  expect(header).toContain('Found,Has to be,')
  expect(header).toMatch(/,Found \(as the vendor writes it\),Has to be \(as the vendor writes it\)$/)
  expect(lines[0]).toContain(',"Everyone may invite guests, guests included.",')
  expect(lines[0]).toMatch(/,everyone,adminsAndGuestInviters$/)
  expect(lines[1]).toContain(',Codes by SMS are off.,Codes by SMS are off.,')
  expect(lines[1]).toMatch(/,disabled,disabled$/)
  // Nothing was found where nothing could be read.
  expect(lines[2]).toMatch(/,,03:00:00$/)
  expect(lines[2]).toContain(',,Web sessions that nobody uses end after 3 hours at most.,')
})
